import { afterAll, beforeEach, expect, it } from 'vitest'
import { settableClock } from '#kit/clock/clock.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { newId } from '#kit/ids.ts'
import { inTransaction, type Ctx } from '#modules/context.ts'
import { letterPartsOf, lettersFigures } from '#modules/letters/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { findCampaign } from '../campaign-store.ts'
import { sendUnknown } from '../change-campaign-status.ts'
import { beginSending, goOnSending } from './begin-sending.ts'
import type { CampaignLink } from './campaign-job.ts'
import { sendLink } from './send-link.ts'

const smtp = await smtpServer()
const { db } = await testDatabase()
const clock = settableClock()
const jobs: CampaignLink[] = []
const enqueue: Ctx['jobs']['enqueue'] = (_db, _job, payload) => {
  jobs.push(payload as CampaignLink)
  return Promise.resolve()
}
const ctx: Ctx = { ...catalogCtx({ db, files: await temporaryFiles() }), clock, jobs: { enqueue } }
const mailer = createMailer({ smtpUrl: smtp.url, mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: true })
afterAll(() => mailer.close())
const parts = letterPartsOf({ mailer, config: { publicUrl: 'https://tulpar.example', authSecret: 's'.repeat(40) } })
const blocks = [{ type: 'text', text: 'Dear {{name}}, they are here.' }]

beforeEach(async () => {
  smtp.received.length = 0
  smtp.answerWith(() => undefined)
  jobs.length = 0
  clock.set('2026-03-21T04:00:00Z')
  await db.deleteFrom('newsletter_subscribers').execute()
  await changeSettings(ctx, { letters_per_minute: 100_000 })
})

async function subscriber(email: string, language: 'en' | 'ru' | 'kk' = 'en'): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language, source: 'form', status: 'confirmed', confirmed_at: now, created_at: now })
    .execute()
}

async function begun(changes: object = {}): Promise<string> {
  const [id, now] = [newId(), clock.now()]
  const letters = JSON.stringify({
    en: { subject: 'Horns for {{name}}', preheader: '', blocks },
    kk: { subject: 'Мүйіз', preheader: '', blocks },
  })
  await db
    .insertInto('campaigns')
    .values({ id, name: 'Horns', letters, created_at: now, updated_at: now, ...changes })
    .execute()
  await inTransaction(ctx, async (inside) => beginSending(inside, await findCampaign(inside, id)))
  return id
}

async function sendAll(most = 5): Promise<void> {
  for (let done = 0; done < most; done += 1) {
    const link = jobs.shift()
    if (!link) return
    await sendLink(ctx, parts, link)
  }
}

const to = () => smtp.received.map((mail) => mail.to[0] ?? '').toSorted((one, other) => one.localeCompare(other))
const statusOf = async (id: string) => (await findCampaign(ctx, id)).status
const leave = (email: string, status: 'confirmed' | 'unsubscribed') =>
  db.updateTable('newsletter_subscribers').set({ status, unsubscribed_at: clock.now() }).where('email', '=', email).execute()

/** Unsubscribes everyone whose letter is not being sent yet. Returns their addresses. */
function leaveWhoWaits(): Promise<string[]> {
  return inTransaction(ctx, async ({ db: open }) => {
    await open.selectFrom('newsletter_subscribers').select('id').forUpdate().execute()
    const left = await open
      .updateTable('newsletter_subscribers as s')
      .set({ status: 'unsubscribed', unsubscribed_at: clock.now() })
      .where((eb) => eb.not(eb.exists(eb.selectFrom('letter_sends as l').select('l.id').whereRef('l.email', '=', 's.email'))))
      .returning('s.email')
      .execute()
    return left.map(({ email }) => email)
  })
}

it('sends nothing to a reader who left after it began, and sends again after they return', async () => {
  for (const name of ['a', 'b', 'c']) await subscriber(`${name}@example.com`)
  const id = await begun()
  await leave('b@example.com', 'unsubscribed')
  await sendAll()
  expect(to()).toEqual(['a@example.com', 'c@example.com'])
  expect(await statusOf(id)).toBe('sent')
  await leave('b@example.com', 'confirmed')
  await begun()
  await sendAll()
  expect(to()).toEqual(['a@example.com', 'a@example.com', 'b@example.com', 'c@example.com', 'c@example.com'])
})

it('sends nothing to a reader who leaves while earlier letters are sent', async () => {
  for (let index = 0; index < 20; index += 1) await subscriber(`reader-${String(index).padStart(2, '0')}@example.com`)
  let leaving: Promise<string[]> | undefined
  smtp.answerWith(async () => {
    await (leaving ??= leaveWhoWaits())
    return undefined
  })
  await begun()
  await sendAll()
  const left = (await leaving) ?? []
  expect(left.length).toBeGreaterThan(5)
  expect(to().filter((email) => left.includes(email))).toEqual([])
  expect(to().length).toBe(20 - left.length)
})

it('speaks each reader’s language, and English where theirs has no letter', async () => {
  await subscriber('en@example.com')
  await subscriber('kk@example.com', 'kk')
  await subscriber('ru@example.com', 'ru')
  await begun()
  await sendAll()
  const subjectTo = (email: string) =>
    /^Subject: (.+)$/m.exec(smtp.received.find((mail) => mail.to[0] === email)?.source ?? '')?.[1]?.trim()
  expect(subjectTo('ru@example.com')).toBe('Horns for friend')
  expect(subjectTo('kk@example.com')).toContain('=?UTF-8?')
})

it('pauses at night and continues in the morning, unless configured otherwise', async () => {
  await subscriber('a@example.com')
  clock.set('2026-03-21T14:00:00Z')
  const id = await begun()
  await sendAll()
  await goOnSending(ctx)
  expect([to(), jobs, await statusOf(id)]).toEqual([[], [], 'sending'])
  clock.set('2026-03-22T00:00:01Z')
  await goOnSending(ctx)
  await sendAll()
  expect([to(), await statusOf(id)]).toEqual([['a@example.com'], 'sent'])
  clock.set('2026-03-22T15:00:00Z')
  await begun({ ignore_quiet_hours: true })
  await sendAll()
  expect(to()).toHaveLength(2)
})

it('starts a scheduled campaign at its time', async () => {
  await subscriber('a@example.com')
  const [id, now] = [newId(), clock.now()]
  const letters = JSON.stringify({ en: { subject: 'Later', preheader: '', blocks } })
  const send_at = new Date(now.getTime() + 3_600_000)
  await db
    .insertInto('campaigns')
    .values({ id, name: 'Later', letters, status: 'scheduled', send_at, created_at: now, updated_at: now })
    .execute()
  await goOnSending(ctx)
  expect(jobs).toEqual([])
  clock.set(send_at)
  await goOnSending(ctx)
  await sendAll()
  expect([to(), await statusOf(id)]).toEqual([['a@example.com'], 'sent'])
})

it('sends the configured number in a minute', async () => {
  for (let index = 0; index < 10; index += 1) await subscriber(`reader-${index}@example.com`)
  await changeSettings(ctx, { letters_per_minute: 3 })
  await begun()
  const counts: number[] = []
  for (let look = 0; look < 4; look += 1) {
    await sendAll(1)
    counts.push(to().length)
    clock.advance(20_000)
  }
  expect(counts).toEqual([1, 2, 3, 4])
})

it('leaves a chain that lost its turn without a letter', async () => {
  await subscriber('a@example.com')
  await begun()
  const [old] = jobs.splice(0)
  clock.advance(31_000)
  await goOnSending(ctx)
  if (old) await sendLink(ctx, parts, old)
  expect(to()).toEqual([])
  await sendAll()
  expect(to()).toEqual(['a@example.com'])
})

it('waits while the mail server is away, and nobody is lost', async () => {
  for (let index = 0; index < 12; index += 1) await subscriber(`reader-${index}@example.com`)
  const id = await begun()
  await smtp.goAway()
  await sendAll(1)
  expect([to(), await statusOf(id)]).toEqual([[], 'sending'])
  await smtp.comeBack()
  clock.advance(10_000)
  await sendAll()
  expect([new Set(to()).size, to().length, await statusOf(id)]).toEqual([12, 12, 'sent'])
})

it('reports letters that the mail server took without an answer, and resends them on request', async () => {
  for (let index = 0; index < 12; index += 1) await subscriber(`reader-${index}@example.com`)
  const id = await begun()
  // One letter on each connection, all received in full before the server goes away.
  const connections = 6
  const gone = Promise.withResolvers<void>()
  let taken = 0
  smtp.answerWith(async () => {
    taken += 1
    if (taken === connections) gone.resolve(smtp.goAway())
    await gone.promise
    return undefined
  })
  await sendAll(1)
  const unanswered = to()
  expect(unanswered).toHaveLength(connections)
  await smtp.comeBack()
  smtp.answerWith(() => undefined)
  clock.advance(10_000)
  await sendAll()
  const figures = async () => (await lettersFigures(ctx, [{ campaignId: id }]))[0]
  expect([new Set(to()).size, to().length, await statusOf(id)]).toEqual([12, 12, 'sent'])
  expect(await figures()).toMatchObject({ sent: 12 - unanswered.length, unknown: unanswered.length, failed: 0 })

  await inTransaction(ctx, (inside) => sendUnknown(inside, id))
  expect(await statusOf(id)).toBe('sending')
  smtp.received.length = 0
  await sendAll()
  expect(to()).toEqual(unanswered)
  expect([await statusOf(id), await figures()]).toMatchObject(['sent', { sent: 12, unknown: 0 }])
})

it.each([
  'Eve\r\nBcc: all@example.com',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{name}}',
  'evil.example/win',
  '$& $1 \\0',
  'Ann&#x27;',
])('uses %j in no greeting, and lets no name break the letter', async (name) => {
  const id = newId()
  await db
    .insertInto('users')
    .values({ id, name, email: `${id}@example.com`, email_verified: true })
    .execute()
  await db.updateTable('profiles').set({ full_name: name }).where('id', '=', id).execute()
  await subscriber(`${id}@example.com`)
  await begun()
  await sendAll()
  const source = (smtp.received[0]?.source ?? '').replaceAll('=\r\n', '')
  const [head = ''] = source.split('\r\n\r\n')
  expect(head.match(/^(?:bcc|cc|to|subject):/gim)?.map((line) => line.toLowerCase())).toEqual(['to:', 'subject:'])
  expect(source).not.toContain('<script')
  expect(source).not.toContain('<img src=3Dx')
  expect(source).not.toContain('evil.example')
  expect(to()).toEqual([`${id}@example.com`])
})
