type Place = { country: string; country_name?: string | null | undefined }

/** schema.org's addressCountry: a code, or the name of an unlisted country; left out if there is no name. */
export function countryData({ country, country_name }: Place): { addressCountry?: string } {
  const called = country === 'OTHER' ? country_name : country
  return called ? { addressCountry: called } : {}
}
