export type PostcodeProblem = 'postcode_malaysia' | 'invalid_postcode'

/** Of every country. */
export const postcodePattern = String.raw`[\p{L}\p{N}]`
const anywhere = new RegExp(postcodePattern, 'u')

/** Five digits in Malaysia; elsewhere the shop knows no pattern, and asks for a letter or a digit. Of an empty one it says nothing. */
export function postcodeProblem(country: string, typed: string): PostcodeProblem | undefined {
  const postcode = typed.trim()
  if (postcode === '') return undefined
  if (country === 'MY') return /^\d{5}$/.test(postcode) ? undefined : 'postcode_malaysia'
  return anywhere.test(postcode) ? undefined : 'invalid_postcode'
}
