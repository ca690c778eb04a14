import { expect, it } from 'vitest'
import type { PastImport, Subscriber, SubscriberGrowth, SubscriberImport } from '#contract/subscribers.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, db, mails, member, origin, shop } = await shopWithAccounts()
const token = await admin('letters@example.com')
await shop.startJobs()

const path = '/api/admin/newsletter/subscribers'
const list = async (query = '') =>
  (await call('GET', `${path}?limit=100${query}`, { token })).body as unknown as { subscribers: Subscriber[]; total: number }
const find = async (email: string) => (await list(`&q=${encodeURIComponent(email)}`)).subscribers[0]

async function confirmed(email: string): Promise<{ unsubscribe: string }> {
  await call('POST', '/api/newsletter-subscribe', { body: { email } })
  const { text } = await mails.newest(email)
  const tokenAt = (page: string) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''
  expect((await call('POST', '/api/newsletter-confirm', { body: { token: tokenAt('/newsletter/confirm') } })).status).toBe(200)
  return { unsubscribe: tokenAt('/unsubscribe') }
}

function importing(text: string, consent_from = 'A paper list at the stall') {
  const body = new FormData()
  body.set('file', new File([text], 'people.csv', { type: 'text/csv' }))
  body.set('consent_from', consent_from)
  return call('POST', `${path}/imports`, { token, body })
}

it('lists requests, confirmations and departures, by any part of the address', async () => {
  await confirmed('reader.one@example.com')
  const { unsubscribe } = await confirmed('reader.two@example.com')
  await call('POST', '/api/newsletter-unsubscribe', { body: { token: unsubscribe } })
  await call('POST', '/api/newsletter-subscribe', { body: { email: 'silent@example.com' } })

  expect(await find('READER.ONE')).toMatchObject({ status: 'confirmed', source: 'form', language: 'en', consent_from: null })
  expect(await find('reader.two')).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.any(String) })
  expect((await list('&status=pending')).subscribers.map(({ email }) => email)).toEqual(['silent@example.com'])
  expect((await list('&q=%25')).subscribers).toEqual([])
  const { body } = await call('GET', '/api/admin/newsletter/growth', { token })
  const growth = body as unknown as SubscriberGrowth
  expect(growth.weeks).toHaveLength(26)
  expect(growth.weeks.at(-1)).toMatchObject({ joined: 2, left: 1 })
  expect(growth.confirmed).toBe((await list('&status=confirmed')).total)
})

it('takes addresses that agreed elsewhere, row by row, and no former reader', async () => {
  const { unsubscribe } = await confirmed('gone@example.com')
  await call('POST', '/api/newsletter-unsubscribe', { body: { token: unsubscribe } })
  await confirmed('here@example.com')
  await call('POST', '/api/newsletter-subscribe', { body: { email: 'unsure@example.com' } })
  await confirmed('dead@example.com')
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'bounced', bounced_at: new Date() })
    .where('email', '=', 'dead@example.com')
    .execute()

  const { status, body } = await importing(
    [
      'Email,name,language',
      'New.Person@Example.com,Aru,kk',
      'gone@example.com,,en',
      'here@example.com,,ru',
      'unsure@example.com,,ru',
      'dead@example.com,,en',
      'nobody,,en',
      'french@example.com,,fr',
      'new.person@example.com,,en',
      'plain@example.com,,',
    ].join('\r\n'),
  )
  expect(status).toBe(200)
  const report = body as unknown as SubscriberImport
  expect(report.imported).toBe(3)
  expect(report.skipped.map(({ row, code }) => [row, code])).toEqual([
    [3, 'unsubscribed'],
    [4, 'already_subscribed'],
    [6, 'bounced'],
    [7, 'invalid_email'],
    [8, 'unknown_language'],
    [9, 'twice'],
  ])
  expect(await find('new.person@example.com')).toMatchObject({
    email: 'new.person@example.com',
    status: 'confirmed',
    language: 'kk',
    source: 'import',
    consent_from: 'A paper list at the stall',
  })
  expect(await find('unsure@example.com')).toMatchObject({ status: 'confirmed', language: 'ru', source: 'import' })
  expect(await find('gone@example.com')).toMatchObject({ status: 'unsubscribed', source: 'form' })
  expect(await find('here@example.com')).toMatchObject({ status: 'confirmed', language: 'en', source: 'form' })
  expect(await find('plain@example.com')).toMatchObject({ language: 'en' })
})

it('refuses a file without consent, without addresses, or in another format, and adds nothing', async () => {
  expect(await importing('email\nquiet@example.com', ' ')).toMatchObject({
    status: 422,
    body: { fields: { consent_from: expect.any(String) } },
  })
  expect(await importing('address\nquiet@example.com')).toMatchObject({ status: 422, body: { code: 'subscriber_file_refused' } })
  expect(await importing('email\n"quiet@example.com')).toMatchObject({ status: 422, body: { code: 'subscriber_file_refused' } })
  expect(await find('quiet@example.com')).toBeUndefined()
})

it('shows an imported consent in the account’s settings, and forgets an address for good', async () => {
  const person = await member('settled@example.com')
  const wants = async () => (await call('GET', '/api/profile', { token: person })).body['marketing_emails']
  expect(await wants()).toBe(false)
  await importing('email,language\nsettled@example.com,en')
  expect(await wants()).toBe(true)

  const { id = '' } = (await find('settled@example.com')) ?? {}
  expect((await call('DELETE', `${path}/${id}`, { token })).status).toBe(204)
  expect(await wants()).toBe(false)
  expect(await find('settled@example.com')).toBeUndefined()
  expect(await call('DELETE', `${path}/${id}`, { token })).toMatchObject({ status: 404, body: { code: 'subscriber_not_found' } })
})

it('heeds a column of consent, as Shopify and the shop write it', async () => {
  const shopify = 'First Name;Email;Accepts Email Marketing\nAida;agreed@example.com;yes\nBek;refused@example.com;no\n'
  expect((await importing(shopify)).body).toMatchObject({ imported: 1, skipped: [{ row: 3, code: 'no_consent' }] })
  const own = 'email,language,status\nown@example.com,en,confirmed\nleft@example.com,en,unsubscribed\n'
  expect((await importing(own)).body).toMatchObject({ imported: 1, skipped: [{ row: 3, code: 'no_consent' }] })
  expect((await importing('E-mail Address\nmailchimp@example.com')).body).toMatchObject({ imported: 1 })
  for (const email of ['refused@example.com', 'left@example.com']) expect(await find(email)).toBeUndefined()
})

it('counts a file’s new addresses, without adding them', async () => {
  const body = new FormData()
  const file = 'email\ncounted@example.com\nagreed@example.com\nnot an address\n'
  body.set('file', new File([file], 'people.csv', { type: 'text/csv' }))
  expect(await call('POST', `${path}/imports?dry_run=true`, { token, body })).toMatchObject({
    status: 200,
    body: { id: null, imported: 1, skipped_count: 2 },
  })
  expect(await find('counted@example.com')).toBeUndefined()
})

it('undoes an import, except for readers who had a letter or left since', async () => {
  const { body } = await importing('email\none@back.example\ntwo@back.example\nthree@back.example', 'The spring market')
  const { id } = body as unknown as SubscriberImport
  const now = new Date()
  await shop.db
    .insertInto('letter_sends')
    .values({ id: newId(), origin: 'automation:birthday', email: 'two@back.example', language: 'en', created_at: now, sent_at: now })
    .execute()
  await shop.db
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where('email', '=', 'three@back.example')
    .execute()
  const listed = (await call('GET', `${path}/imports`, { token })).body as unknown as { imports: PastImport[] }
  expect(listed.imports[0]).toMatchObject({ id, consent_from: 'The spring market', left: 2 })
  const taken = await call('DELETE', `${path}/imports/${id}`, { token })
  expect(taken).toMatchObject({ status: 200, body: { removed: 1, kept_count: 2 } })
  expect(await find('one@back.example')).toBeUndefined()
  expect(await find('two@back.example')).toMatchObject({ status: 'confirmed' })
  expect(await call('DELETE', `${path}/imports/${newId()}`, { token })).toMatchObject({ status: 404, body: { code: 'import_not_found' } })
})

it('names the row and the encoding of a file that is not UTF-8', async () => {
  const body = new FormData()
  const bytes = Uint8Array.from([...Buffer.from('email,name\na@example.com,'), 0xc0, 0xe9, 0xe3, 0xf3, 0xeb])
  body.set('file', new File([bytes], 'people.csv', { type: 'text/csv' }))
  body.set('consent_from', 'A list')
  expect(await call('POST', `${path}/imports`, { token, body })).toMatchObject({
    status: 422,
    body: { code: 'subscriber_file_not_utf8', row: 2, encoding: 'Windows-1251' },
  })
})

it('exports its list in a form that it imports again', async () => {
  const response = await fetch(`${origin}${path}.csv?status=confirmed&source=import`, { headers: { authorization: `Bearer ${token}` } })
  const file = await response.text()
  expect(file).toContain('new.person@example.com')
  expect(file).not.toContain('gone@example.com')
  const again = await importing(file)
  expect(again.body).toMatchObject({ imported: 0 })
  expect((again.body as unknown as SubscriberImport).skipped.every(({ code }) => code === 'already_subscribed')).toBe(true)
})

it('names nobody in the log of what staff did', async () => {
  const rows = await db.selectFrom('audit_log').selectAll().where('entity', '=', 'subscriber').execute()
  expect(rows.map(({ action }) => action)).toContain('subscriber.import')
  expect(rows.map(({ action }) => action)).toContain('subscriber.delete')
  expect(JSON.stringify(rows)).not.toMatch(/[\w.]+@/)
})
