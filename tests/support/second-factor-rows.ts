import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { codeShown } from './authenticator.ts'
import type { Person, Row } from './permission-rights.ts'

const password = 'felt-and-wool-7!'
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }

/** Rows of the calls about second factors and passkeys. Rows that turn a factor off come after those that turn it on. */
export function secondFactorRows(db: Database, origin: string): Record<string, Row> {
  const step = { send: () => ({ body: { code: '123456' } }) }
  return {
    'GET /api/auth/two-factor/status': {},
    'POST /api/auth/two-factor/pending': { send: () => ({ body: {} }) },
    'POST /api/auth/two-factor/cancel': { send: () => ({ body: {} }) },
    'POST /api/auth/two-factor/verify-totp': step,
    'POST /api/auth/two-factor/verify-backup-code': step,
    'POST /api/auth/two-factor/enable': { send: () => ({ body: { password } }) },
    'POST /api/auth/two-factor/confirm': {
      send: async (_order, person) => ({ body: { code: (await begin(person)).code } }),
    },
    'POST /api/auth/two-factor/generate-backup-codes': {
      send: async (_order, person) => {
        return { body: { password, code: await turnOn(person) } }
      },
    },
    'POST /api/auth/two-factor/disable': {
      send: async (_order, person) => ({ body: { password, code: await turnOn(person) } }),
    },
    'GET /api/auth/passkey/list-user-passkeys': {},
    'POST /api/auth/passkey/generate-register-options': {
      send: async () => {
        await db.deleteFrom('second_factors').execute()
        return { body: { password } }
      },
    },
    'POST /api/auth/passkey/verify-registration': {
      isWrong: true,
      send: () => ({
        body: { name: 'Phone', response: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } } },
      }),
    },
    'POST /api/auth/passkey/update-passkey': {
      send: async () => ({ body: { id: await customersPasskey(), name: 'Phone' } }),
    },
    'POST /api/auth/passkey/delete-passkey': { send: async () => ({ body: { id: await customersPasskey(), password } }) },
    'POST /api/auth/passkey/generate-authenticate-options': { send: () => ({ body: {} }) },
    'POST /api/auth/passkey/verify-authentication': {
      isWrong: true,
      send: () => ({
        body: {
          response: { ...credential, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
        },
      }),
    },
  }

  /** Begins a new setup that lacks only the code. Persons without the right get a code that is never checked. */
  async function begin(person: Person): Promise<{ code: string; token: string }> {
    await db.deleteFrom('second_factors').execute()
    if (person === 'guest' || person === 'deactivated') return { code: '123456', token: '' }
    const { token } = await post('/sign-in/email', { email: `${person}@example.com`, password })
    const { totpURI } = await post('/two-factor/enable', { password }, token)
    return { code: codeShown(totpURI ?? ''), token: token ?? '' }
  }

  async function turnOn(person: Person): Promise<string> {
    const { code, token } = await begin(person)
    if (token === '') return code
    // The confirmation ends the account's other sessions. The caller's session is restored, with the factor.
    const kept = await db.selectFrom('sessions').selectAll().execute()
    const { backupCodes } = await post('/two-factor/confirm', { code }, token)
    const restored = kept.map((session) => ({ ...session, has_second_factor: true }))
    await db
      .insertInto('sessions')
      .values(restored)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return backupCodes?.[0] ?? ''
  }

  type Answer = { token?: string; totpURI?: string; backupCodes?: string[] }
  async function post(path: string, body: unknown, token?: string): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const response = await fetch(`${origin}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }

  async function customersPasskey(): Promise<string> {
    const id = newId()
    const { id: account_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'customer@example.com')
      .executeTakeFirstOrThrow()
    const key = { public_key: Buffer.from('key'), sign_count: 0, transports: [], is_synced: false }
    await db
      .insertInto('passkeys')
      .values({ id, account_id, name: 'Phone', credential_id: newId(), created_at: new Date(), ...key })
      .execute()
    return id
  }
}
