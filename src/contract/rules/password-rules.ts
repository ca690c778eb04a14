export type PasswordRule = 'length' | 'number' | 'special' | 'upper' | 'lower'

export const shortestPassword = 8

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= shortestPassword,
  number: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
}

/** Requirements at registration. */
export const signUpRules: readonly PasswordRule[] = ['length', 'number', 'special']
export const resetRules: readonly PasswordRule[] = ['length', 'number', 'special', 'upper', 'lower']

export const longestPassword = 128

export function meetsRule(password: string, rule: PasswordRule): boolean {
  return tests[rule](password)
}
