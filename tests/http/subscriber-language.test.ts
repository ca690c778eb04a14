import { expect, it } from 'vitest'
import { tokenIn } from '#tests/support/mailbox.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, auth, call, db, mails, member, register } = await shopWithAccounts()
const staff = await admin('staff@example.com')

const languageOf = async (email: string) =>
  (await db.selectFrom('newsletter_subscribers').select('language').where('email', '=', email).executeTakeFirstOrThrow()).language

/** Registers a member who reads the shop in Kazakh and has not chosen any letters. */
async function kazakh(email: string): Promise<string> {
  const token = await member(email)
  expect((await call('PATCH', '/api/profile', { token, body: { language: 'kk' } })).status).toBe(200)
  return token
}

async function importFile(rows: readonly string[]) {
  const body = new FormData()
  body.set('file', new File([`email,language\n${rows.join('\n')}\n`], 'people.csv', { type: 'text/csv' }))
  body.set('consent_from', 'A list at the stall')
  return call('POST', '/api/admin/newsletter/subscribers/imports', { token: staff, body })
}

async function subscribe(email: string, language: string): Promise<string> {
  await call('POST', '/api/newsletter-subscribe', { body: { email }, headers: { 'accept-language': language } })
  return tokenIn(await mails.newest(email, (await mails.mailsTo(email)).length + 1))
}

it('takes the language of an account before that of a file', async () => {
  await kazakh('owner@example.com')
  await kazakh('waiting@example.com')
  await subscribe('waiting@example.com', 'en')
  const { body } = await importFile(['owner@example.com,ru', 'waiting@example.com,ru', 'guest@example.com,ru'])
  expect(body).toMatchObject({ imported: 3 })
  expect(await languageOf('owner@example.com')).toBe('kk')
  expect(await languageOf('waiting@example.com')).toBe('kk')
  expect(await languageOf('guest@example.com')).toBe('ru')
})

it('takes it before that of the form in which an address was typed', async () => {
  await kazakh('form@example.com')
  const token = await subscribe('form@example.com', 'en')
  expect((await call('POST', '/api/newsletter-confirm', { body: { token } })).status).toBe(200)
  expect(await languageOf('form@example.com')).toBe('kk')
})

it('follows an account that comes later, and is not taken for one before its address is confirmed', async () => {
  await importFile(['later@example.com,ru'])
  await register('later@example.com')
  expect(await languageOf('later@example.com')).toBe('ru')
  await auth('/verify-email', { token: tokenIn(await mails.newest('later@example.com')) })
  expect(await languageOf('later@example.com')).toBe('en')
})
