import { expect, it, vi } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { goodPassword } from '#tests/support/accounts.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { givenWaitingMails } from '#tests/support/waiting-mails.ts'
import { shopSecondMs } from '#tests/support/within-a-second.ts'

const smtp = await smtpServer()
const { shop, origin, given } = await runningShop({ SMTP_URL: smtp.url, MAIL_FROM: 'Tulpar <hello@tulpar.example>' })
const methodId = await given.paymentMethod()
const { id: productId } = await given.product({ stock: 1000 })

/** Number of mails of older orders in the queue. */
const waiting = 400
const promisedSeconds = 5
/** Above one mail every half second, even on a busy machine. `tests/faults` measures the rate of an idle one. */
const leastPerSecond = 5

async function placeOrder(email: string): Promise<string> {
  const contact = { name: 'Nurul Izzah', email, phone: '+60 12 345 6789' }
  const order = orderOf(methodId, [{ product_id: productId, quantity: 1 }], { contact })
  const response = await post(origin, '/api/orders', order, { 'idempotency-key': newId() })
  const placed = (await response.json()) as { order: { id: string } }
  return placed.order.id
}

const isWaiting = ({ to }: { to: string[] }) => to[0]?.startsWith('waiting-') ?? false

async function arrival(email: string, timeout = 30_000) {
  return vi.waitFor(
    () => {
      const mail = smtp.received.find(({ to }) => to.includes(email))
      if (!mail) throw new Error('the letter has not come')
      return mail
    },
    { timeout, interval: 5 },
  )
}

it('writes about an order within seconds while nothing else waits', async () => {
  await shop.startJobs()
  // The first mail of a process loads the mail renderer.
  await placeOrder('first@example.com')
  await arrival('first@example.com')
  const placedAt = performance.now()
  await placeOrder('second@example.com')
  const tookMs = (await arrival('second@example.com')).at - placedAt
  console.info(`an order's letter came ${Math.round(tookMs)} ms after the order was sent`)
  expect(tookMs / (await shopSecondMs(origin))).toBeLessThan(promisedSeconds)
})

it('sends waiting mails one after another, the newest order’s and a requested link before older ones', async () => {
  const source = await placeOrder('source@example.com')
  await createAccount(shop, { email: 'member@example.com', password: goodPassword, fullName: 'Aigerim', isEmailConfirmed: true })
  await arrival('source@example.com')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  await shop.db.transaction().execute(async (open) => {
    await givenWaitingMails({ db: open, jobs: shop.jobs }, source, waiting)
    clock.mockRestore()
  })
  await vi.waitFor(() => expect(smtp.received.some(isWaiting)).toBe(true), { timeout: 30_000, interval: 2 })
  const askedAt = performance.now()
  await Promise.all([
    placeOrder('newest@example.com'),
    post(origin, '/api/auth/sign-in/magic-link', { email: 'member@example.com', callbackURL: '/' }),
  ])
  const newest = await arrival('newest@example.com')
  const link = await arrival('member@example.com')
  await vi.waitFor(() => expect(smtp.received.filter(isWaiting)).toHaveLength(waiting), { timeout: 240_000, interval: 20 })

  const times = smtp.received.filter(isWaiting).map(({ at }) => at)
  const secondMs = await shopSecondMs(origin)
  const perSecond = (waiting - 1) / ((Math.max(...times) - Math.min(...times)) / secondMs)
  console.info(`${Math.round(perSecond)} letters a second`)
  expect(perSecond).toBeGreaterThanOrEqual(leastPerSecond)
  for (const { at } of [newest, link]) {
    expect((at - askedAt) / secondMs).toBeLessThan(promisedSeconds)
    expect(at).toBeLessThan(Math.max(...times))
  }
})
