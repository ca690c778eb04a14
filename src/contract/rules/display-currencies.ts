import type { CountryCode } from '../countries.ts'

/** Currencies in which prices are shown in addition to ringgit. Nothing is charged in them. */
export const displayCurrencies = ['KZT', 'RUB', 'USD'] as const
export type DisplayCurrency = (typeof displayCurrencies)[number]

/** Units for one ringgit. */
export type DisplayRate = { code: DisplayCurrency; rate: number }

const homes: Partial<Record<CountryCode, DisplayCurrency>> = { KZ: 'KZT', US: 'USD' }

/** The default currency for buyers in a country, until they choose one. */
export function currencyOf(country: CountryCode | undefined): DisplayCurrency | undefined {
  return country && homes[country]
}
