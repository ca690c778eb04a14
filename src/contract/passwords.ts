import { z } from 'zod'
import { longestPassword, meetsRule, type PasswordRule, resetRules, signUpRules } from './rules/password-rules.ts'

const codes: Record<PasswordRule, string> = {
  length: 'password_too_short',
  number: 'password_needs_number',
  special: 'password_needs_special',
  upper: 'password_needs_upper',
  lower: 'password_needs_lower',
}

/** Answers the first rule that is broken. */
function passwordWith(rules: readonly PasswordRule[]) {
  return z
    .string('required')
    .min(1, 'required')
    .max(longestPassword, 'password_too_long')
    .superRefine((password, context) => {
      const broken = password === '' ? undefined : rules.find((rule) => !meetsRule(password, rule))
      if (broken) context.addIssue({ code: 'custom', message: codes[broken] })
    })
}

export const signUpPassword = passwordWith(signUpRules)
export const newPassword = passwordWith(resetRules)
