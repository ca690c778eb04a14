import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { hashToken, newToken } from '#modules/link-tokens.ts'

export type TokenPurpose = 'confirmation' | 'password_reset' | 'magic_link' | 'email_change' | 'email_change_undo' | 'second_step'

const minutes: Record<TokenPurpose, number> = {
  confirmation: 24 * 60,
  password_reset: 60,
  magic_link: 15,
  email_change: 60,
  email_change_undo: 7 * 24 * 60,
  second_step: 10,
}

export function minutesOf(purpose: TokenPurpose): number {
  return minutes[purpose]
}

export type AccountToken = {
  account_id: string
  purpose: TokenPurpose
  email: string
  asked_at: Date | null
  session_id: string | null
}
export type AskedChange = { askedAt: Date; sessionId: string | undefined }

type NewToken = {
  accountId: string
  purpose: TokenPurpose
  email: string
  asked?: AskedChange | undefined
  owesPassword?: boolean | undefined
}

/** Creates a 256-bit token for a mail's link, valid once and for one purpose. The database stores only a hash. */
export async function issueAccountToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { accountId, purpose, email, asked, owesPassword = false }: NewToken,
): Promise<string> {
  const { token, token_hash } = newToken()
  const now = clock.now()
  await db
    .insertInto('account_tokens')
    .values({
      token_hash,
      account_id: accountId,
      purpose,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes[purpose] * 60_000),
      asked_at: asked?.askedAt ?? null,
      session_id: asked?.sessionId ?? null,
      owes_password: owesPassword,
    })
    .execute()
  return token
}

/** Finds the account of a valid token. Only spending the token is conclusive. */
export async function findAccountToken<Purpose extends TokenPurpose>(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: string,
  purposes: readonly Purpose[],
): Promise<{ account_id: string; email: string; purpose: Purpose; owes_password: boolean } | undefined> {
  const row = await db
    .selectFrom('account_tokens')
    .select(['account_id', 'email', 'purpose', 'owes_password'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  const purpose = purposes.find((known) => known === row?.purpose)
  return row && purpose && { ...row, purpose }
}

/** Deletes the token, so only one of concurrent uses finds it. Undefined if it is unknown, used, expired or for another purpose. */
export async function spendAccountToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<AccountToken | undefined> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', clock.now())
    .returning(['account_id', 'email', 'purpose', 'asked_at', 'session_id'])
    .executeTakeFirst()
  const purpose = purposes.find((known) => known === row?.purpose)
  return row && purpose && { ...row, purpose }
}

/** Voids all earlier links except those that undo a change; otherwise a stranger could void these by changing the password. */
export async function dropAccountTokens(db: Database, accountId: string, purpose?: TokenPurpose): Promise<void> {
  const all = db.deleteFrom('account_tokens').where('account_id', '=', accountId)
  const present = db.selectFrom('users').select('email').where('id', '=', accountId)
  const voided = all.where((eb) => eb.or([eb('purpose', '!=', 'email_change_undo'), eb('email', '=', present)]))
  await (purpose === undefined ? voided : all.where('purpose', '=', purpose)).execute()
}

/** Also voids links that undo a change of address. `since` spares older links. */
export async function dropEveryAccountToken(db: Database, accountId: string, since?: Date): Promise<void> {
  await dropAccountTokens(db, accountId)
  const undoing = db.deleteFrom('account_tokens').where('account_id', '=', accountId)
  await (since === undefined ? undoing : undoing.where('asked_at', '>=', since)).execute()
}
