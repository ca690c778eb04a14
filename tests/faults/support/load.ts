import { setTimeout as pause } from 'node:timers/promises'
import { type Answered, buy, keepBuying } from '#tests/support/buyers.ts'

/** Returns the orders per second that `buyers` buyers place without pause. */
export async function bestRate(origin: string, order: unknown, { buyers, seconds }: { buyers: number; seconds: number }): Promise<number> {
  // The first runs of any code are slow.
  await keepBuyingFor(origin, order, buyers, Math.min(5, seconds))
  const answers = await keepBuyingFor(origin, order, buyers, seconds)
  return answers.filter(({ status }) => status === 201).length / seconds
}

async function keepBuyingFor(origin: string, order: unknown, buyers: number, seconds: number): Promise<Answered[]> {
  const buying = keepBuying(origin, order, buyers)
  await pause(seconds * 1000)
  return buying.stop()
}

/** Sends `perSecond` orders a second without waiting for earlier answers, like independent buyers. */
export async function sendAtRate(
  origin: string,
  order: unknown,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answered[]> {
  const sent: Promise<Answered>[] = []
  const startedAt = performance.now()
  for (;;) {
    const passed = (performance.now() - startedAt) / 1000
    if (passed >= seconds) break
    while (sent.length < passed * perSecond) sent.push(buy(origin, order))
    await pause(5)
  }
  return Promise.all(sent)
}

export async function figureOf(metricsPort: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1])
}
