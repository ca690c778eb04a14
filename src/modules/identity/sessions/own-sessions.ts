import type { OwnSession } from '#contract/sign-in.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { endSessions, findSession, lengthenSession } from '../account-store.ts'
import { requireAccount } from '../require-role.ts'
import { lengthened, sessionEnd } from './session-length.ts'

/** Sorted by last use, most recent first. Throws NotSignedIn. */
export async function listOwnSessions(ctx: Ctx, currentToken: string | undefined): Promise<OwnSession[]> {
  const { accountId, role } = requireAccount(ctx.actor)
  const now = ctx.clock.now()
  const settings = await getSettings(ctx)
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'token', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute()
  return rows.flatMap((row) => {
    const endsAt = sessionEnd(role, row, settings)
    if (endsAt <= now) return []
    return {
      id: row.id,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      expiresAt: endsAt.toISOString(),
      ipAddress: row.ip_address,
      userAgent: row.user_agent,
      isCurrent: row.token === currentToken,
    }
  })
}

/** Extends the current session on use. Returns undefined if it has ended in the meantime. */
export async function renewOwnSession(ctx: Ctx, token: string) {
  const { role } = requireAccount(ctx.actor)
  const now = ctx.clock.now()
  const row = await findSession(ctx.db, token)
  if (!row) return undefined
  const expiresAt = lengthened(role, row, now)
  if (expiresAt) await lengthenSession(ctx.db, token, { expiresAt, now })
  const renewed = expiresAt ? { ...row, expires_at: expiresAt, updated_at: now } : row
  const session = {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: renewed.updated_at.toISOString(),
    expiresAt: sessionEnd(role, renewed, await getSettings(ctx)).toISOString(),
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
  }
  return { session, maxAgeSeconds: expiresAt && Math.round((expiresAt.getTime() - now.getTime()) / 1000) }
}

/** Throws NotSignedIn, or NotFound for another account's session. */
export async function endOwnSession(ctx: Ctx, sessionId: string): Promise<void> {
  const { accountId } = requireAccount(ctx.actor)
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new NotFound()
}

/** Signs out everywhere, including here. Throws NotSignedIn. */
export async function endOwnSessions(ctx: Ctx): Promise<void> {
  await endSessions(ctx.db, requireAccount(ctx.actor).accountId)
}
