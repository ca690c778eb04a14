import type { CountryCode } from '../countries.ts'

/** In which prices are shown beside ringgit. Nothing is charged in them. */
export const displayCurrencies = ['KZT', 'RUB', 'USD'] as const
export type DisplayCurrency = (typeof displayCurrencies)[number]

/** Units for one ringgit. */
export type DisplayRate = { code: DisplayCurrency; rate: number }

const homes: Partial<Record<CountryCode, DisplayCurrency>> = { KZ: 'KZT', US: 'USD' }

/** What a buyer there counts in, until they choose. */
export function currencyOf(country: CountryCode | undefined): DisplayCurrency | undefined {
  return country && homes[country]
}
