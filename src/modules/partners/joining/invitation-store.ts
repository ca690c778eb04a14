import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { isOpen } from '#modules/invitations.ts'
import { hashToken } from '#modules/link-tokens.ts'

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

/** Finds the open invitation of a link; undefined if it was used, revoked, replaced or has expired. */
export function findOpenInvitation({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string) {
  return selectInvitations(db).where('token_hash', '=', hashToken(token)).where(isOpen(clock.now()))
}
