import type { CheckoutOptions } from '#contract/checkout.ts'

type Place = { country: string; country_name?: string | null | undefined }

/** Returns a country's name; for an unlisted country, the name in the address. */
export function countryNameOf({ country, country_name: typed }: Place, names: Readonly<Record<string, string>>): string {
  return (country === 'OTHER' && typed) || (names[country] ?? country)
}

/** The same, with the countries of the checkout. */
export function countryNameAmong(place: Place, countries: CheckoutOptions['countries']): string {
  return countryNameOf(place, Object.fromEntries(countries.map(({ code, name }) => [code, name])))
}
