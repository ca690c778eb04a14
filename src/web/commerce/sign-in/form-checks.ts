import { meetsRule, type PasswordRule } from '#contract/rules/password-rules.ts'

/** A rough check in the browser; the server decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim())
}

export function meetsRules(password: string, rules: readonly PasswordRule[]): boolean {
  return rules.every((rule) => meetsRule(password, rule))
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** A rough hint while typing; only the server's rules decide. */
export function strengthOf(password: string): PasswordStrength {
  const kinds = (['number', 'special', 'upper', 'lower'] as const).filter((rule) => meetsRule(password, rule)).length
  const different = new Set(password).size
  if (password.length < 8 || different < 5) return 'weak'
  if (password.length >= 14 && different >= 9 && kinds >= 3) return 'strong'
  if (password.length >= 11 && kinds >= 3) return 'good'
  return 'fair'
}

export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
