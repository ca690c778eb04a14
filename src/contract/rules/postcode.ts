export type PostcodeProblem = 'postcode_malaysia' | 'invalid_postcode'

/** Applies to every country. */
export const postcodePattern = String.raw`[\p{L}\p{N}]`
const anywhere = new RegExp(postcodePattern, 'u')

/**
 * Requires five digits in Malaysia. For other countries no pattern is known: a letter or a digit is enough. Empty postcodes are not
 * reported.
 */
export function postcodeProblem(country: string, typed: string): PostcodeProblem | undefined {
  const postcode = typed.trim()
  if (postcode === '') return undefined
  if (country === 'MY') return /^\d{5}$/.test(postcode) ? undefined : 'postcode_malaysia'
  return anywhere.test(postcode) ? undefined : 'invalid_postcode'
}
