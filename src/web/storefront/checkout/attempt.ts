/**
 * One order, however often it is sent. The key stays until the order is placed; `unanswered` are the bodies that were sent and
 * whose answers never came: an order of one of them may exist.
 */
export type Attempt = { key: string; unanswered: readonly string[] }

const mostRemembered = 10

/** Written down before sending: a page that dies meanwhile still knows what it asked for. */
export function beforeSending({ key, unanswered }: Attempt, body: string): Attempt {
  return { key, unanswered: [body, ...unanswered.filter((earlier) => earlier !== body)].slice(0, mostRemembered) }
}

/** A refusal means that no order of this key exists. */
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
