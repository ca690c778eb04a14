import { expect, it } from 'vitest'
import { headOf, openSender, type Sender } from '#tests/support/sending.ts'
import { post, runningShop, shopBeside } from '#tests/support/shop.ts'

const first = await runningShop({ BODIES_IN_FLIGHT_MB: '1' })
const limited = await shopBeside(first, { RATE_LIMITS: 'on' })
const { given, origin, shop } = first
const { id: productId } = await given.product({ stock: 100 })

const bytes = 16_384
const head = headOf({ path: '/api/analytics/event', headers: { 'content-type': 'application/json', 'content-length': bytes } })

/** Sends an event without the last bytes of its body. */
async function unfinished(at: string, sent = bytes - 84): Promise<Sender> {
  const sender = await openSender(at)
  await sender.send(head + ' '.repeat(sent))
  return sender
}

it('refuses events, and nothing else, while too many are unfinished', async () => {
  const senders: Sender[] = []
  while (senders.length < 80) senders.push(await unfinished(origin))
  expect(await senders.at(-1)?.answer(/"code"/)).toMatch(/ 503 [\s\S]*retry-after: \d[\s\S]*too_busy/i)
  expect((await post(origin, '/api/checkout/quote', { items: [{ product_id: productId, quantity: 1 }] })).status).toBe(200)
  expect(shop.bodies.inFlight.held).toBe(0)
  expect(shop.bodies.events.held).toBeGreaterThan(0)
  expect(shop.bodies.events.held).toBeLessThanOrEqual(65_536)
  for (const sender of senders) sender.leave()
  await expect.poll(() => shop.bodies.events.held).toBe(0)
  expect((await post(origin, '/api/analytics/event', { sessionId: 'visit-1', eventType: 'page_view' })).status).toBe(204)
})

it('ends a sender whose event is not whole in time', async () => {
  Object.assign(shop.bodies.pace, { everyMs: 200 })
  const silent = await unfinished(origin)
  expect(await silent.whole()).toMatch(/ 408 [\s\S]*connection: close[\s\S]*too_slow/i)
  await expect.poll(() => shop.bodies.events.held).toBe(0)
})

it('counts an event against its address when its head comes, and disconnects clients that stay after a refusal', async () => {
  Object.assign(limited.shop.bodies.pace, { everyMs: 200 })
  const senders = await Promise.all(Array.from({ length: 250 }, () => unfinished(limited.origin, 0)))
  const answers = await Promise.all(senders.map((sender) => sender.whole()))
  const refused = answers.filter((answer) => answer.includes(' 429 '))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatch(/retry-after: \d[\s\S]*too_many_requests/i)
})
