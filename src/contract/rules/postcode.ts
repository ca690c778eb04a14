export type PostcodeProblem = 'postcode_malaysia' | 'invalid_postcode'

/** Applies to every country. */
export const postcodePattern = String.raw`[\p{L}\p{N}]`
const anywhere = new RegExp(postcodePattern, 'u')

/** Five digits in Malaysia; elsewhere a letter or digit is enough, as no pattern is known. Empty ones are not reported. */
export function postcodeProblem(country: string, typed: string): PostcodeProblem | undefined {
  const postcode = typed.trim()
  if (postcode === '') return undefined
  if (country === 'MY') return /^\d{5}$/.test(postcode) ? undefined : 'postcode_malaysia'
  return anywhere.test(postcode) ? undefined : 'invalid_postcode'
}
