/**
 * One order has one idempotency key, however often it is sent. `unanswered`: bodies sent without an answer, one of which may have become an
 * order.
 */
export type Attempt = { key: string; unanswered: readonly string[] }

const mostRemembered = 10

/** Stored before sending, so that a page that closes in between still knows what it sent. */
export function beforeSending({ key, unanswered }: Attempt, body: string): Attempt {
  return { key, unanswered: [body, ...unanswered.filter((earlier) => earlier !== body)].slice(0, mostRemembered) }
}

/** A refusal means that no order with this key exists. */
export function afterRefusal({ key }: Attempt): Attempt {
  return { key, unanswered: [] }
}

export function parseAttempt(stored: string | null): Attempt | undefined {
  if (stored === null) return undefined
  try {
    const { key, unanswered } = JSON.parse(stored) as Partial<Record<keyof Attempt, unknown>>
    if (typeof key !== 'string' || key === '') return undefined
    const bodies = Array.isArray(unanswered) ? unanswered.filter((body) => typeof body === 'string') : []
    return { key, unanswered: bodies }
  } catch {
    return undefined
  }
}
