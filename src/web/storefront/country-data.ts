type Place = { country: string; country_name?: string | null | undefined }

/** schema.org's addressCountry: a code, or what a country that is not listed is called; left out where nobody has named it. */
export function countryData({ country, country_name }: Place): { addressCountry?: string } {
  const called = country === 'OTHER' ? country_name : country
  return called ? { addressCountry: called } : {}
}
