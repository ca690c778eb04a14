import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { type Answered, goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'

const { auth, call, db, member, shop, signIn } = await shopWithAccounts()
const password = goodPassword
const publicUrl = shop.config.publicUrl

const askToRegister = async (token: string) =>
  (await auth('/passkey/generate-register-options', { password }, token)).body as { challenge: string }
const askToSignIn = async () => (await auth('/passkey/generate-authenticate-options', {})).body as { challenge: string }
const enter = (response: unknown) => auth('/passkey/verify-authentication', { response })

async function memberWithPasskey(email: string) {
  const token = await member(email)
  const passkey = softwarePasskey(publicUrl)
  const added = await auth('/passkey/verify-registration', { name: 'Phone', response: passkey.register(await askToRegister(token)) }, token)
  return { token, passkey, added }
}

it('makes a passkey with the password, and lets it sign in', async () => {
  const { token, passkey, added } = await memberWithPasskey('keyholder@example.com')
  expect(added.body).toMatchObject({ name: 'Phone', lastUsedAt: null })
  expect((await auth('/passkey/generate-register-options', { password: 'wrong' }, token)).status).toBe(422)
  const opened = await enter(passkey.answer(await askToSignIn()))
  expect(opened.body).toMatchObject({ user: { email: 'keyholder@example.com' } })
  expect((await call('GET', '/api/profile', { token: String(opened.body['token']) })).status).toBe(200)
})

it('opens one session for one answer, however often it is sent', async () => {
  const { passkey } = await memberWithPasskey('replayed@example.com')
  const response = passkey.answer(await askToSignIn())
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(response)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
})

it('refuses what another site, another host, a key without its owner, a copy or a stranger signed', async () => {
  const { token, passkey } = await memberWithPasskey('guarded@example.com')
  const refused = async (response: unknown) => expect((await enter(response)).body['code']).toBe('passkey_refused')
  await refused(passkey.answer(await askToSignIn(), { origin: 'https://evil.example' }))
  await refused(passkey.answer(await askToSignIn(), { rpId: 'evil.example' }))
  await refused(passkey.answer(await askToSignIn(), { isVerified: false }))
  await refused(passkey.answer({ challenge: 'bm90LW91cnM' }))
  await refused(passkey.answer(await askToRegister(token)))
  await refused(softwarePasskey(publicUrl).answer(await askToSignIn()))
  expect((await enter(passkey.answer(await askToSignIn(), { count: 7 }))).status).toBe(200)
  await refused(passkey.answer(await askToSignIn(), { count: 7 }))
  await refused(passkey.answer(await askToSignIn(), { count: 3 }))
})

it("makes none from somebody else's question, nor twice, nor of a key that is known", async () => {
  const { passkey, token } = await memberWithPasskey('first@example.com')
  const stranger = await member('second@example.com')
  const add = (response: unknown, by: string) => auth('/passkey/verify-registration', { name: 'Phone', response }, by)
  const asked = await askToRegister(token)
  const other = softwarePasskey(publicUrl)
  expect((await add(other.register(asked), stranger)).status).toBe(400)
  expect((await add(other.register(asked), token)).status).toBe(200)
  expect((await add(softwarePasskey(publicUrl).register(asked), token)).status).toBe(400)
  expect((await add(passkey.register(await askToRegister(stranger)), stranger)).status).toBe(400)
})

it('ends with its account and with its removal', async () => {
  const { token, passkey, added } = await memberWithPasskey('removed@example.com')
  await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('email', '=', 'removed@example.com').execute()
  expect((await enter(passkey.answer(await askToSignIn(), { count: 2 }))).body['code']).toBe('account_deactivated')
  await db.updateTable('profiles').set({ deactivated_at: null }).where('email', '=', 'removed@example.com').execute()
  const again = await signIn('removed@example.com')
  expect(again).not.toBe(token)
  expect((await auth('/passkey/delete-passkey', { id: added.body['id'], password }, again)).status).toBe(200)
  expect((await enter(passkey.answer(await askToSignIn(), { count: 3 }))).body['code']).toBe('passkey_refused')
})

it('is required after the password where the shop wants a second factor of its staff', async () => {
  await createAccount(shop, { email: 'staff@example.com', password, fullName: 'Staff', role: 'staff', isEmailConfirmed: true })
  await changeSettings(shop, { staff_second_factor: 'always' })
  const token = await signIn('staff@example.com')
  const orders = async (by: string) => (await call('GET', '/api/admin/orders', { token: by })).status
  expect(await orders(token)).toBe(403)
  const passkey = softwarePasskey(publicUrl)
  await auth('/passkey/verify-registration', { name: 'Key', response: passkey.register(await askToRegister(token)) }, token)
  expect(await orders(token)).toBe(200)
  const answer = await auth('/sign-in/email', { email: 'staff@example.com', password })
  expect(answer.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['passkey'] })
  const opened = await enter(passkey.answer(await askToSignIn()))
  expect(await orders(String(opened.body['token']))).toBe(200)
})

it('answers a browser’s question from that browser alone', async () => {
  const { passkey } = await memberWithPasskey('browsing@example.com')
  const headers = { origin: publicUrl }
  const ask = async () => call('POST', '/api/auth/passkey/generate-authenticate-options', { body: {}, headers })
  const answer = async (question: Answered, cookie?: string) => {
    const response = passkey.answer({ challenge: String(question.body['challenge']) }, { count: 0 })
    const sent = { body: { response }, headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) } }
    return (await call('POST', '/api/auth/passkey/verify-authentication', sent)).status
  }
  const cookieOf = ({ headers: told }: Answered) =>
    told
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  const first = await ask()
  expect(await answer(first)).toBe(400)
  expect(await answer(first, cookieOf(await ask()))).toBe(400)
  const second = await ask()
  expect(await answer(second, cookieOf(second))).toBe(200)
})

it('is refused with the handle of another account', async () => {
  const { passkey } = await memberWithPasskey('handled@example.com')
  const response = passkey.answer(await askToSignIn())
  const foreign = { ...response, response: { ...response.response, userHandle: Buffer.alloc(16, 7).toString('base64url') } }
  expect((await enter(foreign)).body['code']).toBe('passkey_refused')
  expect((await enter(passkey.answer(await askToSignIn()))).status).toBe(200)
})

it('is added up to the limit of an account, however many were begun', async () => {
  const token = await member('many-keys@example.com')
  const { id: account_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'many-keys@example.com')
    .executeTakeFirstOrThrow()
  const row = {
    account_id,
    name: 'Key',
    public_key: Buffer.from('key'),
    sign_count: 0,
    transports: [],
    is_synced: false,
    created_at: new Date(),
  }
  const rows = Array.from({ length: 18 }, () => ({ ...row, id: newId(), credential_id: newId() }))
  await db.insertInto('passkeys').values(rows).execute()
  const questions = await Promise.all(Array.from({ length: 5 }, () => askToRegister(token)))
  const answers = await Promise.all(
    questions.map((question) =>
      auth('/passkey/verify-registration', { name: 'Key', response: softwarePasskey(publicUrl).register(question) }, token),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ body }) => body['code'] === 'too_many_passkeys')).toHaveLength(3)
})
