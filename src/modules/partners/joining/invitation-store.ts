import type { PartnerInvitation } from '#contract/admin-partners.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { hashToken } from './link-tokens.ts'

export const invitationColumns = [
  'id',
  'email',
  'company',
  'commission_rate',
  'status',
  'language',
  'created_at',
  'expires_at',
  'partner_id',
] as const

export function selectInvitations(db: Database) {
  return db.selectFrom('partner_invitations').select(invitationColumns)
}
export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>

/** The invitation of a link that still holds; undefined when it was used, revoked, replaced or is too old. */
export function findOpenInvitation({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string) {
  return selectInvitations(db).where('token_hash', '=', hashToken(token)).where('status', '=', 'sent').where('expires_at', '>', clock.now())
}

export function presentInvitation({ language: _language, ...row }: InvitationRow, now: Date): PartnerInvitation {
  return {
    ...row,
    status: row.status === 'sent' && row.expires_at <= now ? 'expired' : row.status,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
