const letterTypes = ['confirmation', 'magic_link', 'email_change', 'password_reset'] as const
/** What the token of a letter is for. */
export type LetterType = (typeof letterTypes)[number]

export function isLetterType(word: string): word is LetterType {
  return letterTypes.some((type) => type === word)
}
