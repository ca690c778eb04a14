import { expressionBuilder } from 'kysely'
import type { DB } from '#kit/database/tables.ts'

/**
 * What holds for every invitation by mail, of staff and of partners: how long it holds, how it ends, and that its link works once. The rows
 * and the mails are their modules'.
 */
type Status = 'sent' | 'accepted' | 'revoked' | 'expired'
type Row = { status: Status; language: string; created_at: Date; expires_at: Date }

const hourMs = 3_600_000
const invitationHours = 72
const retentionDays = 90
const row = expressionBuilder<DB, 'admin_invitations' | 'partner_invitations'>()

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + invitationHours * hourMs)
}

/** Neither used, revoked nor too old. */
export function isOpen(now: Date) {
  return row.and([row('status', '=', 'sent'), row('expires_at', '>', now)])
}

/** Nobody answered in time, and nobody wrote that down yet. */
export function ranOut(now: Date) {
  return row.and([row('status', '=', 'sent'), row('expires_at', '<=', now)])
}

/** Can be revoked, or sent again. */
export function isUnanswered() {
  return row('status', 'in', ['sent', 'expired'])
}

/** What is written when it ends: its link holds no more. */
export function ended(status: Exclude<Status, 'sent'>, now: Date) {
  return { status, token_hash: null, ended_at: now }
}

/** What is written when it is sent again: the earlier link is void, the next one is made with the mail. */
export function sentAgain(now: Date) {
  return { status: 'sent' as const, token_hash: null, ended_at: null, expires_at: invitationExpiry(now) }
}

/** What ran out before this is deleted, by whatever way it ended. */
export function retentionLimit(now: Date): Date {
  return new Date(now.getTime() - retentionDays * 24 * hourMs)
}

/** As the contract has it. */
export function presentInvitation<Stored extends Row>({ language: _language, ...stored }: Stored, now: Date) {
  return {
    ...stored,
    status: stored.status === 'sent' && stored.expires_at <= now ? ('expired' as const) : stored.status,
    created_at: stored.created_at.toISOString(),
    expires_at: stored.expires_at.toISOString(),
  }
}
