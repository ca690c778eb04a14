import type { CheckoutOptions } from '#contract/checkout.ts'

type Place = { country: string; country_name?: string | null | undefined }

/** What a country is called; one that is not listed as its address names it. */
export function countryNameOf({ country, country_name: typed }: Place, names: Readonly<Record<string, string>>): string {
  return (country === 'OTHER' && typed) || (names[country] ?? country)
}

/** The same from the countries of the checkout. */
export function countryNameAmong(place: Place, countries: CheckoutOptions['countries']): string {
  return countryNameOf(place, Object.fromEntries(countries.map(({ code, name }) => [code, name])))
}
