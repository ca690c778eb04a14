import type { MessageKey } from '#contract/messages/translator.ts'
import { statusOf } from '#web/render/status-of.ts'

export type Typed = { order_number: string; email: string }
export type TrackProblem = Extract<MessageKey<'track'>, 'numberRequired' | 'emailRequired' | 'emailInvalid'>
export type TrackProblems = Partial<Record<keyof Typed, TrackProblem>>
export type TrackRefusal = { kind: 'not_found' } | { kind: 'wait'; seconds: number } | { kind: 'unreached' } | { kind: 'failed' }

/** Checks the input before a search; valid input without a match is "not found". */
export function checkTyped({ order_number, email }: Typed): TrackProblems {
  return {
    ...(order_number === '' ? { order_number: 'numberRequired' as const } : {}),
    ...(email === ''
      ? { email: 'emailRequired' as const }
      : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
        ? {}
        : { email: 'emailInvalid' as const }),
  }
}

/** Maps the error of a search. A malformed number or e-mail address is answered like an unknown one. */
export function refusalOf(error: unknown): { refusal: TrackRefusal; status: number } {
  const status = statusOf(error)
  if (status === 404 || status === 400 || status === 422) return { refusal: { kind: 'not_found' }, status: 404 }
  if (status !== 429) return { refusal: { kind: 'failed' }, status: 500 }
  const seconds = error instanceof Error && 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds) : 60
  return { refusal: { kind: 'wait', seconds }, status: 429 }
}
