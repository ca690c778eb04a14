import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { isEmailShaped } from '#contract/rules/email-rules.ts'
import { phoneProblem } from '#contract/rules/phone-rules.ts'
import { postcodeProblem, type PostcodeProblem } from '#contract/rules/postcode.ts'
import { trimmed } from '#contract/rules/visible-text.ts'
import { askedFields, type Draft, type FieldPath } from './draft.ts'

/** The codes of the server's own schema, which decides. */
export type FieldCode = 'required' | 'too_long' | 'invalid_email' | 'invalid_phone' | 'phone_too_short' | PostcodeProblem
export type FieldProblem = { path: FieldPath; code: FieldCode }

const optional: readonly FieldPath[] = ['note', 'gift_message', 'billing.name']

const longest: Readonly<Record<string, number>> = fieldLengths

/** The most characters a field accepts; undefined if it is chosen from a list. */
export function maxLengthOf(path: FieldPath): number | undefined {
  return longest[path.split('.').at(-1) ?? '']
}

/** In page order, so that the first one can take the focus. */
export function findProblems(draft: Draft): FieldProblem[] {
  return askedFields(draft).flatMap((path) => {
    const code = checkField(path, draft.values[path], draft.values)
    return code ? [{ path, code }] : []
  })
}

export function checkField(path: FieldPath, typed: string, values: Draft['values']): FieldCode | undefined {
  const value = trimmed(typed)
  if (value === '') return optional.includes(path) ? undefined : 'required'
  if (value.length > (maxLengthOf(path) ?? Infinity)) return 'too_long'
  if (path === 'contact.email') return isEmailShaped(value) ? undefined : 'invalid_email'
  if (path === 'shipping.zip') return postcodeProblem(values['shipping.country'], value)
  if (path === 'billing.zip') return postcodeProblem(values['billing.country'], value)
  return path === 'contact.phone' ? phoneProblem(value) : undefined
}
