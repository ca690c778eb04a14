import { hash } from 'node:crypto'
import type { AdminInvitation } from '#contract/admin-invitations.ts'
import type { Ctx } from '#modules/context.ts'
import type { Database } from '#kit/database/database.ts'

const invitationHours = 72

export function selectInvitations(db: Database) {
  return db.selectFrom('admin_invitations').select(['id', 'email', 'role', 'status', 'language', 'created_at', 'expires_at'])
}
export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>

/** The invitation of a link that still holds; undefined when it was used, revoked, replaced or is too old. */
export function findOpenInvitation({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string) {
  return selectInvitations(db).where('token_hash', '=', hashToken(token)).where('status', '=', 'sent').where('expires_at', '>', clock.now())
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function presentInvitation({ language: _language, ...row }: InvitationRow, now: Date): AdminInvitation {
  return {
    ...row,
    status: row.status === 'sent' && row.expires_at <= now ? 'expired' : row.status,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + invitationHours * 3_600_000)
}
