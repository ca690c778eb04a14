import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { likePattern } from '#kit/database/like-pattern.ts'

export type MembersFilter = { q?: string | undefined; membership?: 'active' | 'inactive' | 'requested' | undefined }

/** Accounts that are not closed, with what the back office shows of them. */
export function selectPeople(db: Database) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .where('p.closed_at', 'is', null)
    .select(['p.id', 'p.email', 'p.full_name', 'p.phone', 'p.role', 'p.is_super_admin', 'p.is_member', 'p.member_since'])
    .select(['p.membership_requested_at', 'p.deactivated_at', 'p.created_at', 'u.email_verified'])
}
export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

export async function listPeople(db: Database, { q, membership }: MembersFilter, { page, limit }: { page: number; limit: number }) {
  const pattern = likePattern(q ?? '')
  const wanted = selectPeople(db)
    .$if(Boolean(q), (query) => query.where(sql<boolean>`lower(p.full_name || ' ' || p.email) like ${pattern}`))
    .$if(membership === 'active' || membership === 'inactive', (query) => query.where('p.is_member', '=', membership === 'active'))
    .$if(membership === 'requested', (query) => query.where('p.membership_requested_at', 'is not', null).where('p.is_member', '=', false))
  const [rows, { total }] = await Promise.all([
    wanted
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    wanted
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
