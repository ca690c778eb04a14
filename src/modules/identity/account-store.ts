import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/rules/roles.ts'
import type { Database } from '#kit/database/database.ts'
import { hasConfirmedApp } from './second-factor/second-factor-store.ts'
import { newId } from '#kit/ids.ts'

/** Finds the account of a valid session with one query over unique indexes. */
export function findSessionAccount(db: Database, session: { token: string } | { id: string }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'sessions.id as session_id',
      'users.id',
      'users.email',
      'users.email_verified',
      'sessions.has_second_factor',
      'sessions.proved_at',
      'sessions.password_typed_at',
    ])
    .select((eb) => hasConfirmedApp(eb.ref('users.id')).as('has_app'))
    .select(['sessions.created_at', 'sessions.updated_at', 'sessions.expires_at'])
    .select([
      'profiles.full_name',
      'profiles.role',
      'profiles.is_super_admin',
      'profiles.is_member',
      'profiles.is_demo',
      'profiles.deactivated_at',
    ])
    .where((eb) => ('token' in session ? eb('sessions.token', '=', session.token) : eb('sessions.id', '=', session.id)))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function noteSessionUse(db: Database, token: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ updated_at: now }).where('token', '=', token).execute()
}

export function findSession(db: Database, token: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('token', '=', token)
    .executeTakeFirst()
}

export async function lengthenSession(db: Database, token: string, { expiresAt, now }: { expiresAt: Date; now: Date }): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt, updated_at: now }).where('token', '=', token).execute()
}

export async function notePasswordTyped(db: Database, token: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now, password_typed_at: now }).where('token', '=', token).execute()
}

export function findAccountState(db: Database, accountId: string) {
  return db.selectFrom('profiles').select(['role', 'is_demo', 'deactivated_at']).where('id', '=', accountId).executeTakeFirst()
}

export async function findAuthUser(db: Database, accountId: string) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    image: user.image,
    emailVerified: user.email_verified,
    createdAt: user.created_at.toISOString(),
    updatedAt: user.updated_at.toISOString(),
  }
}

export function findProfile(db: Database, accountId: string) {
  return db
    .selectFrom('profiles')
    .select([
      'id',
      'email',
      'role',
      'is_super_admin',
      'is_member',
      'member_since',
      'full_name',
      'phone',
      'language',
      'display_name',
      'birthday',
      'order_updates',
      'email_notifications',
      'marketing_emails',
      'sms_notifications',
      'preferred_payment_method_id',
      'picture_key',
      'membership_requested_at',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

export async function endSessions(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', accountId).execute()
}

export async function endOtherSessions(db: Database, accountId: string, currentToken: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', accountId).where('token', '!=', currentToken).execute()
}

/** Ends the sessions opened since then, possibly by a stranger, and the session `sessionId`. */
export async function endSessionsSince(
  db: Database,
  accountId: string,
  { since, sessionId }: { since: Date; sessionId: string | null },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', accountId)
    .where((eb) => eb.or([eb('created_at', '>=', since), ...(sessionId === null ? [] : [eb('id', '=', sessionId)])]))
    .execute()
}

export type AccountRow = {
  email: string
  passwordHash: string
  fullName: string
  role: Role
  isSuperAdmin: boolean
  isMember: boolean
  isEmailConfirmed: boolean
  isDemo: boolean
  language: Language
  phone: string | null
  now: Date
}

/** Returns undefined when the email already has an account. A trigger on `users` creates the profile. */
export async function insertAccount(db: Database, row: AccountRow): Promise<string | undefined> {
  const id = newId()
  const { now: created_at, email } = row
  const user = await db
    .insertInto('users')
    .values({ id, email, name: row.fullName, email_verified: row.isEmailConfirmed, created_at, updated_at: created_at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return undefined
  await db
    .insertInto('auth_accounts')
    .values({
      id: newId(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: row.passwordHash,
      created_at,
      updated_at: created_at,
    })
    .execute()
  await db
    .updateTable('profiles')
    .set({
      role: row.role,
      is_super_admin: row.isSuperAdmin,
      is_member: row.isMember,
      member_since: row.isMember ? created_at : null,
      is_demo: row.isDemo,
      language: row.language,
      phone: row.phone,
    })
    .where('id', '=', id)
    .execute()
  return id
}

export function selectAccountNames(db: Database, accountIds: readonly string[]) {
  return db.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', accountIds).execute()
}
