import { expect, it, describe } from 'vitest'
import { newId } from '#kit/ids.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'

const { auth, call, db, mails, member, shop } = await shopWithAccounts()
const newPassword = 'Steppe-and-Sky-8!'
const password = goodPassword

async function grownOld(email: string, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000)
  const owner = db.selectFrom('users').select('id').where('email', '=', email)
  await db.updateTable('sessions').set({ created_at: at, proved_at: at }).where('user_id', 'in', owner).execute()
}

async function passkeyOf(email: string): Promise<string> {
  const id = newId()
  const { id: account_id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const key = { public_key: Buffer.from('key'), sign_count: 0, transports: [], is_synced: false, created_at: new Date(0) }
  await db
    .insertInto('passkeys')
    .values({ id, account_id, name: 'Phone', credential_id: newId(), ...key })
    .execute()
  return id
}

type Action = {
  path: string
  method?: 'POST' | 'DELETE'
  body?: (email: string) => Promise<Record<string, unknown>> | Record<string, unknown>
}
/** Calls that could take over the account or lock its owner out. */
const actions: Action[] = [
  { path: '/api/auth/two-factor/enable' },
  { path: '/api/auth/passkey/generate-register-options' },
  { path: '/api/auth/passkey/delete-passkey', body: async (email) => ({ id: await passkeyOf(email) }) },
  { path: '/api/profile', method: 'DELETE' },
]
const nameOf = ({ method = 'POST', path }: Action) => `${method} ${path}`

describe('an open session alone', () => {
  it.each(actions.map((action) => [nameOf(action), action] as const))(
    'is not enough for %s',
    async (_name, { method = 'POST', path, body }) => {
      const email = `${path.replace(/\W/g, '')}${method}@example.com`.toLowerCase()
      const token = await member(email)
      const ask = async (typed?: string) =>
        call(method, path, { token, body: { ...(await body?.(email)), ...(typed === undefined ? {} : { password: typed }) } })
      const refused = await ask()
      expect([refused.status, refused.body['code']]).toEqual([403, 'sign_in_again'])
      expect((await ask('not-this-one-1!')).body).toMatchObject({ code: 'invalid_input', fields: { password: expect.any(String) } })
      expect((await ask(password)).status).toBeLessThan(300)
    },
  )

  it('is not enough to turn the second step off or renew recovery codes', async () => {
    const email = 'steps@example.com'
    const token = await member(email)
    const { totpURI } = (await auth('/two-factor/enable', { password }, token)).body
    const { backupCodes } = (await auth('/two-factor/confirm', { code: codeShown(String(totpURI)) }, token)).body
    const [code, next] = backupCodes as string[]
    expect((await auth('/two-factor/generate-backup-codes', { code: next }, token)).body['code']).toBe('sign_in_again')
    expect((await auth('/two-factor/disable', { code }, token)).body['code']).toBe('sign_in_again')
    expect((await auth('/two-factor/disable', { code, password }, token)).status).toBe(200)
  })

  it('is not enough for a new password, however young it is', async () => {
    const token = await member('young@example.com')
    const change = (currentPassword?: string) => auth('/change-password', { currentPassword, newPassword }, token)
    expect((await change()).status).toBe(422)
    expect((await change('not-this-one-1!')).body).toMatchObject({ fields: { currentPassword: expect.any(String) } })
    expect((await change(password)).status).toBe(200)
  })

  it('does not reveal everything that is known about its owner', async () => {
    const token = await member('told@example.com')
    const ask = () => call('GET', '/api/profile/export', { token })
    expect((await ask()).body['code']).toBe('sign_in_again')
    expect((await auth('/verify-password', { password: 'not-this-one-1!' }, token)).status).toBe(422)
    expect((await ask()).status).toBe(403)
    expect((await auth('/verify-password', { password }, token)).body).toEqual({ status: true })
    expect((await ask()).body).toMatchObject({ profile: { email: 'told@example.com' } })
  })
})

describe('an account without a password', () => {
  async function withoutPassword(email: string, minutes: number): Promise<string> {
    const token = await member(email)
    await db
      .updateTable('auth_accounts')
      .set({ password: null })
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute()
    await grownOld(email, minutes)
    return token
  }
  const everything = async (token: string) => (await call('GET', '/api/profile/export', { token })).status

  it('is its owner’s for fourteen minutes after signing in', async () => {
    const token = await withoutPassword('fresh@example.com', 14)
    expect((await call('GET', '/api/auth/two-factor/status', { token })).body).toMatchObject({ hasPassword: false })
    expect((await auth('/change-email', { newEmail: 'fresher@example.com' }, token)).status).toBe(200)
    expect(await everything(token)).toBe(200)
  })

  it('requires another sign-in after a quarter of an hour', async () => {
    const token = await withoutPassword('stale@example.com', 15)
    expect((await auth('/change-email', { newEmail: 'staler@example.com' }, token)).body['code']).toBe('sign_in_again')
    expect(await everything(token)).toBe(403)
  })
})

it('forgets the password of an export after a quarter of an hour', async () => {
  const token = await member('exported@example.com')
  await auth('/verify-password', { password }, token)
  const owner = db.selectFrom('users').select('id').where('email', '=', 'exported@example.com')
  await db
    .updateTable('sessions')
    .set({ password_typed_at: new Date(Date.now() - 15 * 60_000) })
    .where('user_id', 'in', owner)
    .execute()
  expect((await call('GET', '/api/profile/export', { token })).status).toBe(403)
})

it('accepts a password typed for the export for nothing else, nor in another session', async () => {
  const token = await member('two-tabs@example.com')
  const other = await auth('/sign-in/email', { email: 'two-tabs@example.com', password })
  expect((await auth('/verify-password', { password }, String(other.body['token']))).status).toBe(200)
  expect((await call('GET', '/api/profile/export', { token })).status).toBe(403)
  expect((await auth('/two-factor/enable', {}, String(other.body['token']))).status).toBe(403)
  expect((await auth('/verify-password', { password })).status).toBe(401)
})

it('says so in the language of the request', async () => {
  const token = await member('languages@example.com')
  const sentences = ['en', 'ru', 'kk'].map(async (lang) => (await auth(`/two-factor/enable?lang=${lang}`, {}, token)).body)
  const [en, ru, kk] = (await Promise.all(sentences)).map(({ error }) => String(error))
  expect(en).toMatch(/password/)
  expect(ru).toMatch(/парол/)
  expect(kk).toMatch(/құпиясөз/i)
})

it('makes a passkey only for a question that its owner requested', async () => {
  const email = 'bound@example.com'
  const token = await member(email)
  const { body } = await auth('/passkey/generate-register-options', { password }, token)
  const response = softwarePasskey(shop.config.publicUrl).register({ challenge: String(body['challenge']) })
  expect((await auth('/passkey/verify-registration', { name: 'Phone', response }, token)).status).toBe(200)
  expect((await mails.titled(email, 'passkey')).subject).toContain('passkey')
})
