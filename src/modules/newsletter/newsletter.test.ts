import { expect, it } from 'vitest'
import { settableClock } from '#kit/clock/clock.ts'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { listMails } from '#kit/mail/mail-store.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newsletterRoutes, sendNewsletterMail } from './index.ts'
import { forgetUnanswered } from './forget-unanswered.ts'
import type { NewsletterMail } from './newsletter-mail-job.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

const { db, pool } = await testDatabase()
const clock = settableClock('2026-03-21T04:00:00Z')
const { call, ctxOf, jobs } = publicCalls({
  db,
  clock,
  router: { newsletter: newsletterRoutes({ secret: 'a secret of the shop', isSecure: true }) },
})
const services = {
  mailer: createMailer({ mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: false }),
  publicUrl: 'https://tulpar.example',
}

const subscribe = (email: string, language: 'en' | 'ru' | 'kk' = 'en') => call('POST', '/newsletter-subscribe', { email }, { language })
const statusOf = async (email: string) =>
  (await db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).executeTakeFirst())?.status

async function tokensFor(email: string) {
  for (const { payload } of jobs.splice(0)) await sendNewsletterMail(ctxOf(), services, payload as NewsletterMail)
  const [mail] = await listMails(db, { to: email })
  const tokenIn = (path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
  return { mail, confirm: tokenIn('/newsletter/confirm'), unsubscribe: tokenIn('/unsubscribe') }
}

it('adds an address when its owner confirms, and once per link', async () => {
  expect(await subscribe('Aigerim@Example.kz')).toMatchObject({ status: 200, body: { message: expect.any(String) } })
  expect(await statusOf('aigerim@example.kz')).toBe('pending')
  const { confirm } = await tokensFor('aigerim@example.kz')
  expect(await call('POST', '/newsletter-confirm', { token: confirm })).toMatchObject({ status: 200 })
  expect(await statusOf('aigerim@example.kz')).toBe('confirmed')
  expect(await call('POST', '/newsletter-confirm', { token: confirm })).toEqual({
    status: 410,
    body: { error: 'newsletter_link_expired', code: 'newsletter_link_expired' },
  })
})

it('answers the same for an address it knows, and writes to it no second time', async () => {
  const unknown = await subscribe('new@example.kz')
  jobs.length = 0
  expect(await subscribe('aigerim@example.kz')).toEqual(unknown)
  expect(jobs).toEqual([])
})

it('speaks the language of the form, with the header for one press', async () => {
  await subscribe('kazakh@example.kz', 'kk')
  const { mail } = await tokensFor('kazakh@example.kz')
  expect(mail?.subject).toBe('Tulpar хаттарына жазылуды растаңыз')
  expect(mail?.text).toContain('https://tulpar.example/kk/newsletter/confirm?token=')
  expect(mail?.text).toContain('https://tulpar.example/kk/unsubscribe?token=')
  expect(unsubscribeHeaders('https://tulpar.example/unsubscribe?token=x')).toEqual({
    'List-Id': '<newsletter.tulpar.example>',
    'List-Unsubscribe': '<https://tulpar.example/unsubscribe?token=x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

it('lets the holder of the link choose the language, leave and return, and shows little of the address', async () => {
  await subscribe('chooser@example.kz', 'ru')
  const { confirm, unsubscribe } = await tokensFor('chooser@example.kz')
  await call('POST', '/newsletter-confirm', { token: confirm })
  const prefer = (change: object) => call('POST', '/newsletter-preferences', { token: unsubscribe, ...change })
  expect(await call('POST', '/newsletter-preferences/look', { token: unsubscribe })).toEqual({
    status: 200,
    body: { email_hint: 'c…@example.kz', language: 'ru', is_subscribed: true },
  })
  expect((await prefer({ language: 'kk' })).body).toMatchObject({ language: 'kk', is_subscribed: true })
  expect((await prefer({ is_subscribed: false })).body).toMatchObject({ language: 'kk', is_subscribed: false })
  expect(await statusOf('chooser@example.kz')).toBe('unsubscribed')
  expect((await prefer({ is_subscribed: true })).body).toMatchObject({ is_subscribed: true })
  expect(await statusOf('chooser@example.kz')).toBe('confirmed')
  expect(await call('POST', '/newsletter-preferences/look', { token: confirm })).toMatchObject({ status: 410 })
  expect(await call('POST', '/newsletter-preferences', { token: 'x'.repeat(43), is_subscribed: false })).toMatchObject({ status: 410 })
})

it('stores no usable token', async () => {
  await subscribe('hashed@example.kz')
  const { confirm, unsubscribe } = await tokensFor('hashed@example.kz')
  const rows = await db.selectFrom('newsletter_tokens').select('token_hash').execute()
  const kept = rows.map(({ token_hash }) => token_hash.toString('base64url')).join(' ')
  expect(confirm).toHaveLength(43)
  expect(kept).not.toContain(confirm)
  expect(kept).not.toContain(unsubscribe)
})

it('stops at one press, takes a double press, and can be requested again', async () => {
  await subscribe('leaver@example.kz')
  const { confirm, unsubscribe } = await tokensFor('leaver@example.kz')
  await call('POST', '/newsletter-confirm', { token: confirm })
  const press = () => call('POST', '/newsletter-unsubscribe', { token: unsubscribe })
  expect([await press(), await press()].map(({ status }) => status)).toEqual([200, 200])
  expect(await statusOf('leaver@example.kz')).toBe('unsubscribed')
  await subscribe('leaver@example.kz')
  expect(await statusOf('leaver@example.kz')).toBe('unsubscribed')
  const again = await tokensFor('leaver@example.kz')
  await call('POST', '/newsletter-confirm', { token: again.confirm })
  expect(await statusOf('leaver@example.kz')).toBe('confirmed')
})

it('accepts neither kind of link as the other, nor an invented one', async () => {
  await subscribe('mixed@example.kz')
  const { confirm, unsubscribe } = await tokensFor('mixed@example.kz')
  expect(await call('POST', '/newsletter-confirm', { token: unsubscribe })).toMatchObject({ status: 410 })
  expect(await call('POST', '/newsletter-unsubscribe', { token: confirm })).toMatchObject({ status: 410 })
  expect(await call('POST', '/newsletter-unsubscribe', { token: 'x'.repeat(43) })).toMatchObject({ status: 410 })
  expect(await statusOf('mixed@example.kz')).toBe('pending')
})

it('counts one of twenty presses at once', async () => {
  await subscribe('crowd@example.kz')
  const { confirm } = await tokensFor('crowd@example.kz')
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/newsletter-confirm', { token: confirm })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('expires a question after a week, and a request without an answer after a month', async () => {
  await subscribe('silent@example.kz')
  const { confirm } = await tokensFor('silent@example.kz')
  clock.set('2026-03-28T04:00:01Z')
  expect(await call('POST', '/newsletter-confirm', { token: confirm })).toMatchObject({ status: 410 })
  await forgetUnanswered(ctxOf())
  expect(await statusOf('silent@example.kz')).toBe('pending')
  clock.set('2026-04-21T04:00:00Z')
  await forgetUnanswered(ctxOf())
  expect(await statusOf('silent@example.kz')).toBeUndefined()
  expect(await statusOf('aigerim@example.kz')).toBe('confirmed')
})

it('refuses an invalid address, and too many tries', async () => {
  expect(await call('POST', '/newsletter-subscribe', { email: '' })).toMatchObject({ status: 422, body: { fields: { email: 'required' } } })
  expect(await call('POST', '/newsletter-subscribe', { email: 'nobody' })).toMatchObject({
    status: 422,
    body: { fields: { email: 'invalid_email' } },
  })
  const limits = createLimits({ pool, secret: 'x'.repeat(32) })
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await call('POST', '/newsletter-subscribe', { email: `many-${tries}@example.kz` }, { limits })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

it('mails one mailbox four times an hour, in any spelling of its address', async () => {
  const limits = createLimits({ pool, secret: 'x'.repeat(32) })
  const spelled = ['dana@gmail.com', 'd.ana@gmail.com', 'Dana+1@gmail.com', 'da.na@googlemail.com', 'dana+2@gmail.com']
  const statuses: number[] = []
  for (const [index, email] of spelled.entries())
    statuses.push((await call('POST', '/newsletter-subscribe', { email }, { limits, address: `203.0.113.${60 + index}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
