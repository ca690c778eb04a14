import { beforeAll, expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { orderOf } from '#tests/support/given.ts'
import { statusOfRaw, whileQueueIsFull } from '#tests/support/hostile-requests.ts'
import { type Answered, buy, tally } from '#tests/support/buyers.ts'
import { runningShop } from '#tests/support/shop.ts'
import { shopSecondMs } from '#tests/support/within-a-second.ts'

const waitMs = 1000
const { origin, shop, db, given } = await runningShop({ POOL_SIZE: '2', REQUEST_WAIT_MS: String(waitMs) })
const { id } = await given.product({ stock: 100_000 })
const order = orderOf(await given.paymentMethod(), [{ product_id: id, quantity: 1 }])

const many = 200

beforeAll(async () => {
  // Limits the two connections to fewer than twenty orders per second, however fast the machine is.
  await shop.pool.query(
    `create function place_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return new; end $$`,
  )
  await shop.pool.query(`create trigger slow before insert on orders for each row execute function place_slowly()`)
})

it('takes the orders that it can place in time, and refuses the others at once with a time to come back', async () => {
  const quiet = await buy(origin, order)
  expect(quiet.status).toBe(201)
  const answers = await Promise.all(Array.from({ length: many }, () => buy(origin, order)))
  const counts = tally(answers)
  expect(Object.keys(counts).toSorted()).toEqual(['201', '503 unavailable'])
  expect(counts['201']).toBeGreaterThan(0)
  expect(new Set(answers.filter(({ status }) => status === 503).map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
  // Seconds at the machine's current speed.
  expect(slowest(answers)).toBeLessThan(waitMs + 3 * (await shopSecondMs(origin)))
})

it('still answers from its cache, and health checks', async () => {
  const product = () => fetch(`${origin}/api/products/${id}`).then(({ status }) => status)
  expect(await product()).toBe(200)
  let isRushing = true
  const rush = Promise.all(
    Array.from({ length: many }, async () => {
      while (isRushing) await buy(origin, order)
    }),
  )
  try {
    await expect.poll(waitingCount).toBeGreaterThan(20)
    const health = () => fetch(`${origin}/health`).then(({ status }) => status)
    const ready = () => fetch(`${origin}/ready`).then(({ status }) => status)
    expect(await Promise.all([product(), health(), ready()])).toEqual([200, 200, 200])
    expect(await waitingCount()).toBeGreaterThan(0)
  } finally {
    isRushing = false
    await rush
  }
  expect((await buy(origin, order)).status).toBe(201)
  expect(await findBrokenInvariants(db)).toEqual([])
})

it('queues an address that only ends like a file', async () => {
  const statusOf = (path: string) => fetch(`${origin}${path}`).then(({ status }) => status)
  const made = ['/x1.foo', '/ru/x2.html', '/product/felt.js', '/feeds/google.xml']
  const answers = await whileQueueIsFull(db, origin, () => Promise.all([...made, '/images/none/320.webp', '/health'].map(statusOf)))
  expect(answers).toEqual([503, 503, 503, 503, 404, 200])
})

it('queues an address that only begins like an image', async () => {
  const port = Number(new URL(origin).port)
  const head = 'HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
  const statusOf = (target: string) => statusOfRaw(port, `${target} ${head}`, 30_000)
  const made = [
    'GET /images/../ru/x1',
    'GET /images/%2e%2e/shop?q=1',
    'GET /images/.%2E/shop?q=2',
    'GET /images/a/320.jpg/../../../shop?q=3',
    'POST /images/../api/checkout/quote',
    'POST /images/none/320.webp',
    'POST /api/realtime',
  ]
  const answers = await whileQueueIsFull(db, origin, () => Promise.all([...made, 'HEAD /images/none/320.webp'].map(statusOf)))
  expect(answers).toEqual([...made.map(() => 503), 404])
})

async function waitingCount(): Promise<number> {
  return Number(/^requests_waiting (\d+)$/m.exec(await shop.metrics.text())?.[1])
}

function slowest(answers: readonly Answered[]): number {
  return Math.max(...answers.map(({ tookMs }) => tookMs))
}
