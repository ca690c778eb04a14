import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#kit/ids.ts'

export type Answered = { status: number; code: string | undefined; tookMs: number; retryAfter: string | null; orderId: string | undefined }

/** Places one order over HTTP. Status 0 means the connection broke. */
export async function buy(origin: string, order: unknown, key: string = newId()): Promise<Answered> {
  const startedAt = performance.now()
  const tookMs = () => performance.now() - startedAt
  try {
    const response = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
    })
    const body = await response.json()
    const orderId: unknown = body.order?.id
    return {
      status: response.status,
      code: body.code,
      tookMs: tookMs(),
      retryAfter: response.headers.get('retry-after'),
      orderId: typeof orderId === 'string' ? orderId : undefined,
    }
  } catch (error) {
    return { status: 0, code: String(error), tookMs: tookMs(), retryAfter: null, orderId: undefined }
  }
}

/** Runs `buyers` buyers who order without pause until `stop`, which returns all answers. After a refusal a buyer waits 20 ms. */
export function keepBuying(origin: string, order: unknown, buyers: number): { answers: Answered[]; stop: () => Promise<Answered[]> } {
  const answers: Answered[] = []
  let isOver = false
  const ended = Promise.all(
    Array.from({ length: buyers }, async () => {
      while (!isOver) {
        const answer = await buy(origin, order)
        answers.push(answer)
        if (answer.status !== 201) await pause(20)
      }
    }),
  )
  return {
    answers,
    async stop() {
      isOver = true
      await ended
      return answers
    },
  }
}

/** Counts the answers by status, with the error code unless the status is 201. */
export function tally(answers: readonly Answered[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ status, code }) => (status === 201 ? '201' : `${status} ${code}`))
  return Object.fromEntries(Array.from(groups, ([kind, group]) => [kind, group.length]))
}
