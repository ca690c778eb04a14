import { NotFound } from '#kit/http/domain-error.ts'
import { expect, it } from 'vitest'
import { systemCtx } from '#server/system-ctx.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createAccount, resetSignIn } from '#modules/identity/index.ts'
import { goodPassword as password, shopWithAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'

const { auth, call, db, mails, shop, signIn } = await shopWithAccounts()

async function staff(email: string): Promise<{ id: string; token: string }> {
  const account = { email, password, fullName: 'Dana', role: 'staff', isEmailConfirmed: true } as const
  const id = await createAccount({ db, clock: systemClock }, account)
  return { id, token: await signIn(email) }
}

async function turnOnApp(token: string): Promise<void> {
  const { body } = await auth('/two-factor/enable', { password }, token)
  await auth('/two-factor/confirm', { code: codeShown(String(body['totpURI'])) }, token)
}

it('lets staff in again who lost app and passkey, by their password alone, and notifies them', async () => {
  const email = 'lost@example.com'
  const { id, token } = await staff(email)
  await turnOnApp(token)
  await db
    .insertInto('passkeys')
    .values({
      id: newId(),
      account_id: id,
      name: 'Phone',
      credential_id: 'lost',
      public_key: Buffer.from('key'),
      sign_count: 0,
      transports: [],
      is_synced: false,
      created_at: new Date(),
    })
    .execute()
  expect((await auth('/sign-in/email', { email, password })).body).toMatchObject({ twoFactorRedirect: true })

  expect(await resetSignIn(systemCtx(shop), email)).toEqual({ hadApp: true, passkeys: 1, sessions: 1 })
  expect((await call('GET', '/api/profile', { token })).status).toBe(401)
  const again = await signIn(email)
  expect((await call('GET', '/api/auth/two-factor/status', { token: again })).body).toMatchObject({ isOn: false })
  expect((await call('GET', '/api/auth/passkey/list-user-passkeys', { token: again })).body).toEqual([])
  const kept = await db.selectFrom('sign_in_resets').selectAll().where('account_id', '=', id).execute()
  expect(kept).toMatchObject([{ had_app: true, passkeys: 1, sessions: 1 }])
  await mails.titled(email, 'Your sign-in settings at Tulpar were reset')
})

it('is for staff alone, and leaves everybody else as they were', async () => {
  const email = 'customer@example.com'
  await createAccount({ db, clock: systemClock }, { email, password, fullName: 'Aru', isEmailConfirmed: true })
  const token = await signIn(email)
  await turnOnApp(token)
  for (const address of [email, 'nobody@example.com']) await expect(resetSignIn(systemCtx(shop), address)).rejects.toBeInstanceOf(NotFound)
  expect((await call('GET', '/api/auth/two-factor/status', { token })).body).toMatchObject({ isOn: true })
})
