import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

const password = 'felt-and-wool-7!'
const wrong = { token: 'not-a-token' }

/** Rows of every call under /api/auth. Tokens from mails are sent as wrong ones. */
export function authRows(db: Database): Record<string, Row> {
  return {
    'POST /api/auth/sign-up/email': {
      send: () => ({ body: { name: 'Somebody', email: `${newId()}@example.com`, password } }),
    },
    'POST /api/auth/send-verification-email': { send: () => ({ body: { email: 'customer@example.com' } }) },
    'GET /api/auth/verify-email': { send: () => ({ path: '/api/auth/verify-email?token=not-a-token' }) },
    'POST /api/auth/verify-email': { send: () => ({ body: wrong }) },
    'POST /api/auth/request-password-reset': { send: () => ({ body: { email: 'customer@example.com' } }) },
    'POST /api/auth/read-link': { send: () => ({ body: wrong }) },
    'POST /api/auth/verify-reset-token': { send: () => ({ body: wrong }) },
    'POST /api/auth/reset-password': { send: () => ({ body: { ...wrong, newPassword: 'Steppe-and-Sky-8!' } }) },
    'POST /api/auth/sign-in/magic-link': { send: () => ({ body: { email: 'customer@example.com' } }) },
    'GET /api/auth/magic-link/verify': { send: () => ({ path: '/api/auth/magic-link/verify?token=not-a-token' }) },
    'POST /api/auth/magic-link/verify': { send: () => ({ body: wrong }) },
    'POST /api/auth/change-email': { send: () => ({ body: { newEmail: 'elsewhere@example.com', password } }) },
    'POST /api/auth/undo-email-change': { send: () => ({ body: wrong }) },
    'POST /api/auth/verify-password': { send: () => ({ body: { password } }) },
    'GET /api/auth/get-session': {},
    'GET /api/auth/list-sessions': {},
    'POST /api/auth/revoke-session': { send: async () => ({ body: { id: await customersOtherSession() } }) },
    'POST /api/auth/revoke-other-sessions': { send: () => ({ body: {} }) },
    'POST /api/auth/revoke-sessions': { send: () => ({ body: {} }), endsSessions: true },
    'POST /api/auth/sign-in/email': {
      send: () => ({ body: { email: 'customer@example.com', password } }),
      endsSessions: true,
    },
    'POST /api/auth/sign-out': { send: () => ({ body: {} }), endsSessions: true },
    'POST /api/auth/change-password': {
      send: async (_order, person) => {
        await restorePassword(`${person}@example.com`)
        return { body: { currentPassword: password, newPassword: 'Steppe-and-Sky-8!' } }
      },
    },
  }

  async function customersOtherSession(): Promise<string> {
    const id = newId()
    const customer = db.selectFrom('users').select('id').where('email', '=', 'customer@example.com')
    const { id: user_id } = await customer.executeTakeFirstOrThrow()
    const expires_at = new Date(Date.now() + 3_600_000)
    await db.insertInto('sessions').values({ id, user_id, token: newId(), expires_at }).execute()
    return id
  }

  /** Copies the password hash of the deactivated account, which no row changes. */
  async function restorePassword(email: string): Promise<void> {
    const passwordOf = (owner: string) =>
      db.selectFrom('auth_accounts as a').innerJoin('users as u', 'u.id', 'a.user_id').select('a.password').where('u.email', '=', owner)
    await db
      .updateTable('auth_accounts')
      .set({ password: passwordOf('deactivated@example.com') })
      .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
      .execute()
  }
}
