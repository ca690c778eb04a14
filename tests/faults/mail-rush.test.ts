import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { goodPassword } from '#tests/support/accounts.ts'
import { mailProcesses, processorSecondsOf } from '#tests/support/mail-processes.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { givenWaitingMails } from '#tests/support/waiting-mails.ts'

const waiting = 10_000
/** Per second of one core, since the rate by the clock depends on the machine's other load. */
const leastPerProcessorSecond = 50
const promisedMs = 5000
const kills = 4
/** The concurrency of `orderMailJob`: as many mails may be accepted but not yet recorded when a process dies. */
const mailsAtATime = 4

const smtp = await smtpServer()
// This shop takes the orders; the processes below send the mails.
const { shop, origin, given } = await runningShop()
const methodId = await given.paymentMethod()
const { id: productId } = await given.product({ stock: 1000 })
const { startProcess, kill: killProcess } = mailProcesses(shop, smtp.url)

async function placeOrder(email: string): Promise<string> {
  const contact = { name: 'Nurul Izzah', email, phone: '+60 12 345 6789' }
  const order = orderOf(methodId, [{ product_id: productId, quantity: 1 }], { contact })
  const response = await post(origin, '/api/orders', order, { 'idempotency-key': newId() })
  return ((await response.json()) as { order: { id: string } }).order.id
}

async function arrivalOf(email: string): Promise<number> {
  const find = () => smtp.received.find(({ to }) => to.includes(email))
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 60_000, interval: 10 })
  return find()?.at ?? 0
}

const old = () => smtp.received.filter(({ to }) => to[0]?.startsWith('waiting-'))

async function jobsIn(...states: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where name = 'order-mail' and state::text = any(${states})`.execute(shop.db)
  return rows[0]?.count ?? 0
}

/** Expires the five-minute claims and the pause before the next retry. */
async function letClaimsRunOut(): Promise<void> {
  await sql`update mails set claimed_until = now() where claimed_until > now()`.execute(shop.db)
  await sql`update jobs.job set start_after = now() where name = 'order-mail' and state = 'retry'`.execute(shop.db)
}

it('works through ten thousand waiting mails, newest first and none lost, while processes are killed', async () => {
  const source = await placeOrder('source@example.com')
  await createAccount(shop, { email: 'member@example.com', password: goodPassword, fullName: 'Aigerim', isEmailConfirmed: true })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  await givenWaitingMails(shop, source, waiting)
  clock.mockRestore()

  const pair = [await startProcess(), await startProcess()]
  await vi.waitFor(() => expect(old().length).toBeGreaterThan(50), { timeout: 30_000, interval: 20 })
  const [startedAt, startedWith] = [performance.now(), old().length]
  await placeOrder('newest@example.com')
  await post(origin, '/api/auth/sign-in/magic-link', { email: 'member@example.com', callbackURL: '/' })
  const newestMs = (await arrivalOf('newest@example.com')) - startedAt
  const linkMs = (await arrivalOf('member@example.com')) - startedAt
  await vi.waitFor(() => expect(old().length).toBeGreaterThan(waiting / 4), { timeout: 300_000, interval: 50 })
  const processorSeconds = pair.reduce((sum, child) => sum + processorSecondsOf(child), 0)
  const perSecond = (old().length - startedWith) / ((performance.now() - startedAt) / 1000)
  console.info(`two processes: ${Math.round(perSecond)} letters a second; the newest order's came after ${Math.round(newestMs)} ms`)
  const perProcessorSecond = old().length / processorSeconds
  console.info(`${old().length} letters took ${processorSeconds.toFixed(1)} processor seconds`)
  console.info(`a link that somebody waits for came after ${Math.round(linkMs)} ms`)

  for (let kill = 0; kill < kills; kill += 1) {
    await pause(500 + Math.random() * 500)
    const dying = pair[kill % 2]
    if (dying) await killProcess(dying)
    pair[kill % 2] = await startProcess()
  }
  // The rest belongs to killed processes: the queue detects their dead jobs, whose mails remain claimed for five minutes.
  await vi.waitFor(async () => expect(await jobsIn('created', 'active')).toBe(0), { timeout: 300_000, interval: 500 })
  const reached = () => new Set(old().map(({ to }) => to[0])).size
  console.info(`${waiting - reached()} letters are held by killed processes`)
  await letClaimsRunOut()
  await vi.waitFor(() => expect(reached()).toBe(waiting), { timeout: 60_000, interval: 100 })
  const twice = old().length - waiting
  console.info(`${kills} kills: ${twice} letters came twice`)
  expect(twice).toBeLessThanOrEqual(kills * mailsAtATime)
  expect(newestMs).toBeLessThan(promisedMs)
  expect(linkMs).toBeLessThan(promisedMs)
  expect(perProcessorSecond).toBeGreaterThanOrEqual(leastPerProcessorSecond)
})
