import { sql } from 'kysely'
import type { InboxMessage } from '#contract/inbox.ts'
import { knownLanguage } from '#contract/languages.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import type { Database } from '#kit/database/database.ts'
import { holdsWords } from '#kit/database/holds-words.ts'

export type InboxFilter = {
  q?: string | undefined
  kind?: InboxMessage['kind'] | undefined
  status?: readonly InboxMessage['status'][] | undefined
  assigned_to?: string | undefined
}

export const tableOf = { contact: 'contact_messages', preorder: 'preorder_requests' } as const
export const parentOf = { contact: 'contact_message_id', preorder: 'preorder_request_id' } as const

export function selectMessages(db: Database) {
  return db
    .with('inbox', (qb) =>
      qb
        .selectFrom('contact_messages')
        .select(['id', 'status', 'name', 'email', 'phone', 'subject', 'message as text', 'language', 'order_number', 'account_id'])
        .select([
          'assigned_to',
          'created_at',
          'updated_at',
          sql<InboxMessage['kind']>`'contact'`.as('kind'),
          sql<boolean>`false`.as('wants_newsletter'),
        ])
        .unionAll(
          qb
            .selectFrom('preorder_requests')
            .select(['id', 'status', 'full_name as name', 'email', 'phone', 'product_type as subject', 'details as text', 'language'])
            .select([sql<string | null>`null`.as('order_number'), 'account_id', 'assigned_to', 'created_at', 'updated_at'])
            .select([sql<InboxMessage['kind']>`'preorder'`.as('kind'), 'wants_newsletter']),
        ),
    )
    .selectFrom('inbox as m')
    .leftJoin('profiles as p', 'p.id', 'm.assigned_to')
    .select(['m.id', 'm.kind', 'm.status', 'm.name', 'm.email', 'm.phone', 'm.subject', 'm.text', 'm.language', 'm.order_number'])
    .select(['m.wants_newsletter', 'm.assigned_to', 'm.created_at', 'm.updated_at', 'p.full_name as assignee'])
    .select([
      sql<string | null>`coalesce(m.account_id, (select u.id from users u where u.email = lower(m.email) and u.email_verified))`.as(
        'account_id',
      ),
      sql<number>`(select count(*)::int from message_replies r where r.contact_message_id = m.id or r.preorder_request_id = m.id)`.as(
        'reply_count',
      ),
    ])
}
export type InboxRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

export function matchingMessages(db: Database, { q, kind, status, assigned_to }: InboxFilter) {
  return selectMessages(db)
    .$if(Boolean(q), (of) =>
      of.where(holdsWords(sql`concat_ws(' ', m.name, m.email, m.order_number, m.subject, m.text)`, soughtOrderNumber(q ?? ''))),
    )
    .$if(kind !== undefined, (of) => of.where('m.kind', '=', kind ?? 'contact'))
    .$if(status !== undefined && status.length > 0, (of) => of.where('m.status', 'in', status ?? []))
    .$if(assigned_to !== undefined, (of) => of.where('m.assigned_to', '=', assigned_to ?? ''))
}

export function presentMessage({
  assigned_to,
  assignee,
  wants_newsletter: _wants,
  language,
  created_at,
  updated_at,
  ...row
}: InboxRow): InboxMessage {
  return {
    ...row,
    language: knownLanguage(language),
    assigned_to: assigned_to === null ? null : { id: assigned_to, name: assignee ?? '' },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
