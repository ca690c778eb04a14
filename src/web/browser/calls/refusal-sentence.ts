/** For a part that shows refusals of several calls: what is the same of all of them. */
export type AnyRefusal = {
  readonly code: string
  readonly error?: string
  readonly fields?: Readonly<Record<string, string | undefined>>
  readonly retry_after?: number
}

/** What to say beside a form: the server's sentence in the visitor's language, that of a field first; `failed` where it said none. */
export function sentenceOf(refusal: AnyRefusal, failed: string): string {
  return Object.values(refusal.fields ?? {})[0] ?? refusal.error ?? failed
}

const lost: ReadonlySet<string> = new Set(['network', 'timeout', 'cancelled', 'unreadable'])

/** Whether nobody knows if it was done: the shop was not reached, or its answer did not come. */
export function isAnswerLost({ code }: AnyRefusal): boolean {
  return lost.has(code)
}
