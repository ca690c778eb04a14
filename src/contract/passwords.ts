import { z } from 'zod'
import { declared } from './declared.ts'
import { longestPassword, meetsRule, type PasswordRule, resetRules, shortestPassword, signUpRules } from './rules/password-rules.ts'

const codes: Record<PasswordRule, string> = {
  length: 'password_too_short',
  number: 'password_needs_number',
  special: 'password_needs_special',
  upper: 'password_needs_upper',
  lower: 'password_needs_lower',
}

const patterns: Partial<Record<PasswordRule, { pattern: string }>> = {
  number: { pattern: '[0-9]' },
  special: { pattern: '[^\\p{L}\\p{N}\\s]' },
  upper: { pattern: '\\p{Lu}' },
  lower: { pattern: '\\p{Ll}' },
}

/** Reports only the first rule that is broken. */
function passwordWith(rules: readonly PasswordRule[]) {
  return z
    .string('required')
    .min(1, 'required')
    .max(longestPassword, 'password_too_long')
    .superRefine((password, context) => {
      const broken = password === '' ? undefined : rules.find((rule) => !meetsRule(password, rule))
      if (broken) context.addIssue({ code: 'custom', message: codes[broken] })
    })
    .register(declared, { minLength: shortestPassword, allOf: rules.flatMap((rule) => patterns[rule] ?? []) })
}

export const signUpPassword = passwordWith(signUpRules)
export const newPassword = passwordWith(resetRules)
