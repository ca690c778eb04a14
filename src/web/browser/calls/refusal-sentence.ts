import type { LocalRefusal } from './request-errors.ts'

/** The fields that the refusals of all calls share. */
export type AnyRefusal = {
  readonly code: string
  readonly error?: string
  readonly fields?: Readonly<Record<string, string | undefined>>
  readonly retry_after?: number
}

/** Returns the server's sentence to show at a form, in the visitor's language: a field's sentence first, `failed` if there is none. */
export function sentenceOf(refusal: AnyRefusal, failed: string): string {
  return Object.values(refusal.fields ?? {})[0] ?? refusal.error ?? failed
}

const lost: ReadonlySet<string> = new Set(['network', 'timeout', 'cancelled', 'unreadable'])

/** Whether it is unknown if the call was carried out: the shop was not reached, or its answer did not arrive. */
export function isAnswerLost<Any extends AnyRefusal>(refusal: Any): refusal is Extract<Any, LocalRefusal> {
  return lost.has(refusal.code)
}
