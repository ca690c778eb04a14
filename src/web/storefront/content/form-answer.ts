import type { z } from 'zod'

/** The answer of a form's action to its page. `fields` are codes of messages/…/errors.json. */
export type FormAnswer<Typed> =
  | { state: 'sent'; typed?: undefined; problems?: undefined; refusal?: undefined }
  | { state: 'refused'; typed: Typed; problems?: Readonly<Record<string, FieldProblem>>; refusal?: FormRefusal }

export type FieldProblem = {
  code: 'required' | 'name_missing' | 'too_long' | 'invalid_email' | 'invalid_phone' | 'phone_too_short' | 'has_link' | 'invalid'
  limit: number | undefined
}
export type FormRefusal = { kind: 'wait'; minutes: number } | { kind: 'unreached' } | { kind: 'failed' }

const codes: readonly FieldProblem['code'][] = [
  'required',
  'name_missing',
  'too_long',
  'invalid_email',
  'invalid_phone',
  'phone_too_short',
  'has_link',
]

/** Returns the first problem of each field, from the same schema that the call uses. */
export function problemsOf(error: z.ZodError): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  for (const issue of error.issues) {
    // For an optional field, which is a union, the second alternative has the meaningful problem.
    const meant =
      issue.code === 'invalid_union' ? (issue.errors.flat().find(({ message }) => codes.some((code) => code === message)) ?? issue) : issue
    const code = codes.find((known) => known === meant.message) ?? 'invalid'
    problems[String(issue.path[0] ?? '')] ??= { code, limit: meant.code === 'too_big' ? Number(meant.maximum) : undefined }
  }
  return problems
}

/** Too many requests are reported as such; any other failure may be retried. */
export function refusalOf(error: unknown): { refusal: FormRefusal; status: number } {
  const seconds = error instanceof Error && 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds) : undefined
  if (seconds === undefined) return { refusal: { kind: 'failed' }, status: 500 }
  return { refusal: { kind: 'wait', minutes: Math.max(1, Math.ceil(seconds / 60)) }, status: 429 }
}
