import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

const { auth, call, db, mails, member } = await shopWithAccounts()

const change = (token: string, body: Record<string, unknown>) => call('PATCH', '/api/profile?lang=en', { token, body })
const languageOf = async (email: string) =>
  (await db.selectFrom('newsletter_subscribers').select('language').where('email', '=', email).executeTakeFirst())?.language

it('sends letters in the language of the account, in whichever order both were chosen', async () => {
  const first = await member('language-first@example.com')
  await change(first, { language: 'kk' })
  await change(first, { marketing_emails: true })
  const later = await member('language-later@example.com')
  await change(later, { marketing_emails: true })
  await change(later, { language: 'kk' })
  const both = await member('language-both@example.com')
  await change(both, { marketing_emails: true, language: 'kk' })
  expect(await languageOf('language-first@example.com')).toBe('kk')
  expect(await languageOf('language-later@example.com')).toBe('kk')
  expect(await languageOf('language-both@example.com')).toBe('kk')
})

it('keeps the language after a change of address', async () => {
  const token = await member('language-moves@example.com')
  await change(token, { language: 'ru', marketing_emails: true })
  await auth('/change-email', { newEmail: 'language-moved@example.com', password: 'felt-and-wool-7!' }, token)
  await auth('/verify-email', { token: tokenIn(await mails.newest('language-moved@example.com')) }, token)
  expect(await languageOf('language-moved@example.com')).toBe('ru')
})
