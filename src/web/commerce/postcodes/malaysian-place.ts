import { malaysianStates } from '#contract/countries.ts'

export type Place = { city: string; state: string }

/** Returns the town and state of a Malaysian postcode; undefined if there is none. The list is fetched with the first complete postcode. */
export async function findMalaysianPlace(postcode: string): Promise<Place | undefined> {
  if (!/^\d{5}$/.test(postcode)) return undefined
  const { findPostcode } = await import('malaysia-postcodes')
  const { city, state } = findPostcode(postcode, true)
  // The list writes "Wp Kuala Lumpur".
  const known = malaysianStates.find((name) => name === state?.replace(/^Wp /, 'W.P. '))
  return city !== undefined && known !== undefined ? { city, state: known } : undefined
}
