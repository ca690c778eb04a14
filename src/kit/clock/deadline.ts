/** Whoever waits for the shop waits no longer than this for a service outside, all its tries together. */
const outsideDeadlineMs = 12_000

/** One try of several within that time. */
export const outsideTryMs = 5000

/**
 * Throws when no answer came in time, however the service keeps its connection busy. What was asked may go on unheard: it must be
 * safe to ask again.
 */
export async function beforeDeadline<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { promise: passed, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${outsideDeadlineMs} ms`)), outsideDeadlineMs)
  try {
    return await Promise.race([ask(), passed])
  } finally {
    clearTimeout(timer)
  }
}
