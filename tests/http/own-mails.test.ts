import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

const { auth, call, db, mails, member } = await shopWithAccounts()

const statusOf = async (email: string) =>
  (await db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).executeTakeFirst())?.status
const choose = (token: string, marketing_emails: boolean) => call('PATCH', '/api/profile', { token, body: { marketing_emails } })

it('subscribes and unsubscribes the confirmed address by the choice among the settings', async () => {
  const token = await member('chooser@example.com')
  expect((await choose(token, true)).body).toMatchObject({ marketing_emails: true })
  expect(await statusOf('chooser@example.com')).toBe('confirmed')
  expect((await choose(token, false)).body).toMatchObject({ marketing_emails: false })
  expect(await statusOf('chooser@example.com')).toBe('unsubscribed')
  await choose(token, true)
  expect(await statusOf('chooser@example.com')).toBe('confirmed')
})

it("moves the switch when a mail's link is pressed", async () => {
  const email = 'presser@example.com'
  const token = await member(email)
  await call('POST', '/api/newsletter-subscribe', { body: { email } })
  const mail = await mails.newest(email, 2)
  const tokenOf = (path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail.text)?.[1]
  await call('POST', '/api/newsletter-confirm', { body: { token: tokenOf('/newsletter/confirm') } })
  expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ marketing_emails: true })
  await call('POST', '/api/newsletter-unsubscribe', { body: { token: tokenOf('/unsubscribe') } })
  expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ marketing_emails: false })
})

it('follows the account to its new address', async () => {
  const token = await member('mover@example.com')
  await choose(token, true)
  await auth('/change-email', { newEmail: 'moved@example.com', password: 'felt-and-wool-7!' }, token)
  await auth('/verify-email', { token: tokenIn(await mails.newest('moved@example.com')) })
  expect([await statusOf('mover@example.com'), await statusOf('moved@example.com')]).toEqual(['unsubscribed', 'confirmed'])
  expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ marketing_emails: true })
})
