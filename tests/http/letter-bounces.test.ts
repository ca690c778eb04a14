import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { runningShop } from '#tests/support/shop.ts'

const secret = 'felt-and-wool-and-horn'
const { origin, db } = await runningShop({ BOUNCE_WEBHOOK_SECRET: secret })
const { origin: without } = await runningShop()

const tell = (body: string, { type = 'application/json', bearer = secret, to = origin } = {}) =>
  fetch(`${to}/api/webhooks/bounces`, { method: 'POST', headers: { 'content-type': type, authorization: `Bearer ${bearer}` }, body })

async function subscriber(): Promise<string> {
  const [email, now] = [`${newId()}@example.com`, new Date()]
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language: 'en', source: 'form', status: 'confirmed', confirmed_at: now, created_at: now })
    .execute()
  await db
    .insertInto('letter_sends')
    .values({ id: newId(), origin: `campaign:${newId()}`, email, language: 'en', created_at: now, sent_at: now })
    .execute()
  return email
}

const stateOf = async (email: string) => {
  const { status } = await db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).executeTakeFirstOrThrow()
  const sent = await db.selectFrom('letter_sends').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  return [status, sent.bounced_at !== null, sent.unsubscribed_at !== null]
}

it('stops letters to undeliverable addresses, and to readers who complained', async () => {
  const [gone, full, angry, reported] = [await subscriber(), await subscriber(), await subscriber(), await subscriber()]
  const reports = [
    { email: gone.toUpperCase(), kind: 'hard' },
    { email: full, kind: 'soft' },
    { email: angry, kind: 'complaint' },
  ]
  expect(await (await tell(JSON.stringify(reports))).json()).toEqual({ received: 3 })
  const report = `Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${reported}\nAction: failed\nStatus: 5.1.1\n`
  expect(await (await tell(report, { type: 'message/rfc822' })).json()).toEqual({ received: 1 })
  expect(await Promise.all([gone, full, angry, reported].map(stateOf))).toEqual([
    ['bounced', true, false],
    ['confirmed', false, false],
    ['unsubscribed', false, true],
    ['bounced', true, false],
  ])
})

it('refuses callers without the secret, and unreadable reports', async () => {
  const email = await subscriber()
  const body = JSON.stringify({ email, kind: 'hard' })
  expect((await tell(body, { bearer: 'guessed' })).status).toBe(401)
  expect((await tell(body, { to: without })).status).toBe(404)
  for (const wrong of ['{', '{}', JSON.stringify({ email: 'nobody', kind: 'hard' })]) expect((await tell(wrong)).status).toBe(422)
  expect(await stateOf(email)).toEqual(['confirmed', false, false])
})
