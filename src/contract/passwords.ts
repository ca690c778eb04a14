import { z } from 'zod'

const longest = 128

export type PasswordRule = 'length' | 'number' | 'special' | 'upper' | 'lower'

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  number: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
}

const codes: Record<PasswordRule, string> = {
  length: 'password_too_short',
  number: 'password_needs_number',
  special: 'password_needs_special',
  upper: 'password_needs_upper',
  lower: 'password_needs_lower',
}

/** What registering asks (specification, section 5). */
const signUpRules: readonly PasswordRule[] = ['length', 'number', 'special']
/** What a reset or a change asks. */
const resetRules: readonly PasswordRule[] = ['length', 'number', 'special', 'upper', 'lower']

/** Answers the first rule that is broken. */
function passwordWith(rules: readonly PasswordRule[]) {
  return z
    .string('required')
    .min(1, 'required')
    .max(longest, 'password_too_long')
    .superRefine((password, context) => {
      const broken = password === '' ? undefined : rules.find((rule) => !tests[rule](password))
      if (broken) context.addIssue({ code: 'custom', message: codes[broken] })
    })
}

export const signUpPassword = passwordWith(signUpRules)
export const newPassword = passwordWith(resetRules)
