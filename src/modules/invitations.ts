import { expressionBuilder } from 'kysely'
import type { DB } from '#kit/database/tables.ts'

/** Rules shared by staff and partner invitations: validity, end and single-use links. The modules own rows and mails. */
type Status = 'sent' | 'accepted' | 'revoked' | 'expired'
type Row = { status: Status; language: string; created_at: Date; expires_at: Date }

const hourMs = 3_600_000
const invitationHours = 72
const retentionDays = 90
const row = expressionBuilder<DB, 'admin_invitations' | 'partner_invitations'>()

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + invitationHours * hourMs)
}

export function isOpen(now: Date) {
  return row.and([row('status', '=', 'sent'), row('expires_at', '>', now)])
}

/** Expired without an answer, but not yet marked as expired. */
export function ranOut(now: Date) {
  return row.and([row('status', '=', 'sent'), row('expires_at', '<=', now)])
}

/** Can be revoked or sent again. */
export function isUnanswered() {
  return row('status', 'in', ['sent', 'expired'])
}

export function ended(status: Exclude<Status, 'sent'>, now: Date) {
  return { status, token_hash: null, ended_at: now }
}

/** Returns the columns for sending again. The earlier link is void; the next one is created with the mail. */
export function sentAgain(now: Date) {
  return { status: 'sent' as const, token_hash: null, ended_at: null, expires_at: invitationExpiry(now) }
}

/** Invitations that expired before this date are deleted, however they ended. */
export function retentionLimit(now: Date): Date {
  return new Date(now.getTime() - retentionDays * 24 * hourMs)
}

export function presentInvitation<Stored extends Row>({ language: _language, ...stored }: Stored, now: Date) {
  return {
    ...stored,
    status: stored.status === 'sent' && stored.expires_at <= now ? ('expired' as const) : stored.status,
    created_at: stored.created_at.toISOString(),
    expires_at: stored.expires_at.toISOString(),
  }
}
