import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import sharp from 'sharp'
import type { AudienceCount, Campaign, CampaignPage } from '#contract/campaigns.ts'
import { newId } from '#kit/ids.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'

const smtp = await smtpServer()
const { admin, call, db, given, mails, member, origin, shop } = await shopWithAccounts({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Tulpar <hello@tulpar.example>',
})
const token = await admin('campaigns@example.com')
await changeSettings(shop, { letters_per_minute: 100_000 })
const path = '/api/admin/newsletter/campaigns'
const english = { subject: 'For {{name}}', preheader: 'Come in', blocks: [{ type: 'button', text: 'To the shop', href: '/shop' }] }

async function subscriber(email: string, changes: object = {}): Promise<string> {
  const now = new Date()
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language: 'en', source: 'form', status: 'confirmed', confirmed_at: now, created_at: now, ...changes })
    .execute()
  return email
}

const make = async (fields: object = {}) =>
  (await call('POST', path, { token, body: { name: 'Spring', letters: { en: english }, ...fields } })).body as unknown as Campaign
const get = async (id: string) => (await call('GET', `${path}/${id}`, { token })).body as unknown as CampaignPage
const audience = async (id: string) => (await call('GET', `${path}/${id}/audience`, { token })).body as unknown as AudienceCount
const turn = (id: string, name: string) => call('POST', `${path}/${id}/${name}`, { token })
const send = (id: string, body: object = {}, key = newId()) =>
  call('POST', `${path}/${id}/send`, { token, body: { ignore_quiet_hours: true, ...body }, headers: { 'idempotency-key': key } })
async function untilSent(id: string): Promise<void> {
  await expect.poll(async () => (await get(id)).status, { timeout: 60_000 }).toBe('sent')
}
const sourceTo = (email: string) => (smtp.received.findLast(({ to }) => to.includes(email))?.source ?? '').replaceAll('=\r\n', '')

it('stores a draft during typing, each language separately, and reports a save in between', async () => {
  const draft = await make()
  expect(draft).toMatchObject({ status: 'draft', audience: {}, letters: { en: { subject: 'For {{name}}' } }, counts: { recipients: 0 } })
  const change = (body: object) => call('PATCH', `${path}/${draft.id}`, { token, body })
  const russian = { subject: 'Для вас', preheader: '', blocks: [] }
  const saved = await change({ letters: { ru: russian }, expected_updated_at: draft.updated_at })
  expect(saved.body).toMatchObject({ letters: { en: { preheader: 'Come in' }, ru: russian } })
  const found = async (words: string) => (await call('GET', `${path}?q=${encodeURIComponent(words)}`, { token })).body['total']
  expect([await found('spri'), await found('ДЛЯ ВАС'), await found('subject')]).toEqual([1, 1, 0])
  expect(await change({ name: 'Other', expected_updated_at: draft.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { name: 'Spring' } },
  })
  expect((await change({ letters: { ru: null } })).body['letters']).toEqual({ en: draft.letters.en })
  expect((await get(draft.id)).problems).toEqual([])
  expect((await call('DELETE', `${path}/${draft.id}`, { token })).status).toBe(204)
  expect((await call('GET', `${path}/${draft.id}`, { token })).body['code']).toBe('campaign_not_found')
})

it('counts its recipients, and excluded readers with the reason', async () => {
  const now = new Date()
  await member('kazakh@example.com')
  await db.updateTable('profiles').set({ is_member: true }).where('email', '=', 'kazakh@example.com').execute()
  await subscriber('kazakh@example.com', { language: 'kk' })
  await subscriber('russian@example.com', { language: 'ru' })
  await subscriber('silent@example.com', { status: 'pending', confirmed_at: null })
  await subscriber('left@example.com', { status: 'unsubscribed', unsubscribed_at: now })
  await subscriber('dead@example.com', { status: 'bounced', bounced_at: now })
  const { id } = await make()
  const narrowed = async (fields: object) => {
    await call('PATCH', `${path}/${id}`, { token, body: { audience: fields } })
    const { recipients, left_out } = await audience(id)
    return [recipients, ...left_out.slice(3).map(({ reason, count }) => `${reason} ${count}`)]
  }
  expect(await audience(id)).toEqual({
    recipients: 2,
    by_language: { en: 0, ru: 1, kk: 1, ms: 0 },
    left_out: [
      { reason: 'unconfirmed', count: 1 },
      { reason: 'unsubscribed', count: 1 },
      { reason: 'bounced', count: 1 },
    ],
  })
  expect(await narrowed({ languages: ['kk', 'en'] })).toEqual([1, 'other_language 1'])
  expect(await narrowed({ members: true })).toEqual([1, 'not_member 1'])
  expect(await narrowed({ members: false })).toEqual([1, 'member 1'])
  expect(await narrowed({ bought_within_days: 30 })).toEqual([0, 'not_bought 2'])
  expect(await narrowed({ partner: newId() })).toEqual([0, 'other_partner 2'])
  const { id: product } = await given.product({ stock: 9 })
  const contact = { name: 'Ru', email: 'Russian@example.com', phone: '+60 12 345 6789' }
  const order = orderOf(await given.paymentMethod(), [{ product_id: product, quantity: 1 }], { contact })
  expect((await call('POST', '/api/orders', { body: order, headers: { 'idempotency-key': newId() } })).status).toBe(201)
  expect(await narrowed({ bought_within_days: 30 })).toEqual([1, 'not_bought 1'])
  expect(await narrowed({ not_bought_within_days: 30 })).toEqual([1, 'bought 1'])

  const choices = async (fields: object) => {
    await narrowed(fields)
    return (await call('GET', `${path}/${id}/audience/choices`, { token })).body
  }
  const everybody = {
    languages: { en: 0, ru: 1, kk: 1, ms: 0 },
    members: { everybody: 2, members: 1, others: 1 },
    bought: 1,
    not_bought: 1,
  }
  expect(await choices({})).toEqual(everybody)
  expect(await choices({ members: true })).toEqual({ ...everybody, languages: { en: 0, ru: 0, kk: 1, ms: 0 }, bought: 0 })
  expect(await choices({ languages: ['en', 'ru'], bought_within_days: 30 })).toEqual({
    languages: { en: 0, ru: 1, kk: 0, ms: 0 },
    members: { everybody: 1, members: 0, others: 1 },
    bought: 1,
    not_bought: 0,
  })
  expect(await choices({ partner: newId() })).toMatchObject({ members: { everybody: 0 }, bought: 0 })
})

/** A click in the same second as the delivery counts as a program’s, so this moves the delivery a minute back. */
const letAMinutePass = () =>
  db
    .updateTable('letter_sends')
    .set({ sent_at: sql<Date>`sent_at - interval '1 minute'` })
    .execute()

it('sends to everybody in its audience once, follows readers’ actions, and lets a finished one be copied', async () => {
  await db.deleteFrom('newsletter_subscribers').execute()
  const buyer = await subscriber('buyer@example.com')
  const leaver = await subscriber('leaver@example.com', { language: 'ru' })
  const { id } = await make({ audience: { languages: ['en', 'ru'] } })
  const key = newId()
  const [first, again] = [await send(id, {}, key), await send(id, {}, key)]
  expect([first.status, again.status, again.body]).toEqual([202, 202, first.body])
  expect((await send(id)).body).toMatchObject({ code: 'campaign_status', status: 'sending' })
  await untilSent(id)
  expect(sourceTo(leaver)).toContain('Subject: For friend')
  await letAMinutePass()
  const [, link = ''] = /http:\/\/localhost:\d+(\/l\/[\w-]+)/.exec(sourceTo(buyer)) ?? []
  const clicked = await call('GET', link, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } })
  expect([clicked.status, clicked.headers.get('location')]).toEqual([302, '/shop'])
  const cookie = clicked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { id: product } = await given.product({ price: 50, stock: 9 })
  const body = orderOf(await given.paymentMethod(), [{ product_id: product, quantity: 2 }])
  const placed = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId(), cookie } })
  const { id: orderId } = placed.body['order'] as { id: string }
  expect((await get(id))['counts']).toMatchObject({ orders: 1, revenue: 0 })
  await call('PUT', `/api/admin/orders/${orderId}/payment`, { token, body: { decision: 'accepted' } })
  const [, unsubscribe = ''] = /unsubscribe\?token=3D([\w-]+)/.exec(sourceTo(leaver)) ?? []
  expect((await call('POST', '/api/newsletter-unsubscribe', { body: { token: unsubscribe } })).status).toBe(200)

  expect(await get(id)).toMatchObject({
    status: 'sent',
    counts: { recipients: 2, sent: 2, failed: 0, unknown: 0, bounced: 0, clicked: 1, unsubscribed: 1, orders: 1, revenue: 100 },
    links: [{ href: '/shop', clicks: 1, people: 1 }],
    waits_for: null,
  })
  const copy = (await call('POST', `${path}/${id}/copy`, { token })).body
  expect(copy).toMatchObject({ status: 'draft', name: 'Spring', audience: { languages: ['en', 'ru'] }, counts: { recipients: 0, sent: 0 } })
  expect((await call('DELETE', `${path}/${id}`, { token })).body).toMatchObject({ code: 'campaign_status', status: 'sent' })
  const { body: log } = await call('GET', '/api/admin/audit-log?limit=100', { token })
  expect(JSON.stringify(log)).toContain('campaign.send')
})

it('leads to a product that is gone at the letter’s target, and counts visitors', async () => {
  await db.deleteFrom('newsletter_subscribers').execute()
  const reader = await subscriber('late-reader@example.com')
  const { id: product } = await given.product({ name: 'Felt horse', price: 30 })
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', product).executeTakeFirstOrThrow()
  const blocks = [{ type: 'products', product_ids: [product] }]
  const { id } = await make({ letters: { en: { ...english, blocks } } })
  await send(id)
  await untilSent(id)
  await letAMinutePass()
  const source = sourceTo(reader)
  expect(source).toContain('Felt horse')
  expect((await call('DELETE', `/api/admin/products/${product}`, { token })).status).toBe(204)
  const links = [...new Set([...source.matchAll(/http:\/\/localhost:\d+(\/l\/[\w-]+)/g)].map(([, link = '']) => link))]
  const placeOf = async (link: string, method: 'HEAD' | 'GET') =>
    (await call(method, link, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } })).headers.get('location')
  const places = await Promise.all(links.map(async (link) => ({ link, place: await placeOf(link, 'HEAD') })))
  const { link = '' } = places.find(({ place }) => place === `/product/${slug}`) ?? {}
  expect(await placeOf(link, 'GET')).toBe(`/product/${slug}`)
  expect((await get(id)).links).toContainEqual({ href: `/product/${slug}`, clicks: 1, people: 1 })
})

it('sends nothing unfinished, and nothing to nobody', async () => {
  const empty = await make({ letters: {} })
  expect((await send(empty.id)).body).toMatchObject({ code: 'letter_not_ready', problems: [{ code: 'no_letter' }] })
  const members = await make({ audience: { members: true, languages: ['kk'] } })
  expect((await send(members.id)).body['code']).toBe('nobody_to_write_to')
  const unkeyed = await call('POST', `${path}/${members.id}/send`, { token, body: {} })
  expect(unkeyed).toMatchObject({ status: 422, body: { code: 'idempotency_key_required' } })
})

it('pauses, continues, and sends nothing more once it is cancelled', async () => {
  for (let index = 0; index < 60; index += 1) await subscriber(`slow-${index}@example.com`)
  await changeSettings(shop, { letters_per_minute: 600 })
  const { id } = await make()
  await send(id)
  await vi.waitFor(async () => expect((await get(id)).counts.sent).toBeGreaterThan(3), { timeout: 30_000, interval: 20 })
  expect((await turn(id, 'pause')).body).toMatchObject({ status: 'paused' })
  expect((await turn(id, 'pause')).body).toMatchObject({ code: 'campaign_status' })
  expect((await turn(id, 'resume')).body).toMatchObject({ status: 'sending' })
  expect((await turn(id, 'cancel')).body).toMatchObject({ status: 'cancelled' })
  await changeSettings(shop, { letters_per_minute: 100_000 })
  const { counts } = await get(id)
  expect(counts.recipients).toBeGreaterThan(counts.sent)
  await subscriber('after@example.com')
  const next = await make({ name: 'Next' })
  await send(next.id)
  await untilSent(next.id)
  expect((await get(id)).status).toBe('cancelled')
  expect(sourceTo('after@example.com')).toContain('Subject: For friend')
})

it('sends a test to one address, with the texts of the language, and draws a preview', async () => {
  const { id } = await make()
  expect((await call('POST', `${path}/${id}/test`, { token, body: { email: 'look@example.com', language: 'ru' } })).body).toEqual({
    sent_to: 'look@example.com',
  })
  const mail = await mails.titled('look@example.com', 'For friend')
  expect(mail.subject).toBe('Test: For friend')
  expect(mail.html).toContain('/shop"')
  const preview = await call('GET', `${path}/${id}/preview?lang=kk`, { token })
  expect(preview.body).toMatchObject({ fallback: true, subject: 'For friend', problems: [] })
  const { id: empty } = await make({ letters: {} })
  expect((await call('GET', `${path}/${empty}/preview`, { token })).body['code']).toBe('no_letter')
})

it('takes a picture for a letter, and shows it to everybody', async () => {
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#20398C' } }).png()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await picture.toBuffer())], 'horn.png', { type: 'image/png' }))
  const { status, body: answer } = await call('POST', '/api/admin/newsletter/images', { token, body })
  expect([status, answer]).toEqual([201, { image_key: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  const image = await fetch(`${origin}/images/${String(answer['image_key'])}/640.webp`)
  expect(image.status).toBe(200)
})
