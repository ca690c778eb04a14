import type { Ctx } from '#modules/context.ts'
import type { Database } from '#kit/database/database.ts'
import { isOpen } from '#modules/invitations.ts'
import { hashToken } from '#modules/link-tokens.ts'

export function selectInvitations(db: Database) {
  return db.selectFrom('admin_invitations').select(['id', 'email', 'role', 'status', 'language', 'created_at', 'expires_at'])
}
export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>

/** Finds the invitation of a valid link; undefined if it is used, revoked, replaced or expired. */
export function findOpenInvitation({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string) {
  return selectInvitations(db).where('token_hash', '=', hashToken(token)).where(isOpen(clock.now()))
}
