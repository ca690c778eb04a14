/** The longest that a visitor waits for an outside service, over all attempts. */
const outsideDeadlineMs = 12_000

/** Limit for one attempt within that time. */
export const outsideTryMs = 5000

/** Throws without an answer by the deadline. The request may still complete, so it must be safe to repeat. */
export async function beforeDeadline<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { promise: passed, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${outsideDeadlineMs} ms`)), outsideDeadlineMs)
  try {
    return await Promise.race([ask(), passed])
  } finally {
    clearTimeout(timer)
  }
}
