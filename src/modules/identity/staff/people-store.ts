import { sql } from 'kysely'
import type { Role } from '#contract/rules/roles.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { memberCodeIn } from '#contract/rules/member-code.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import { staffRoles } from '#contract/rules/roles.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Database } from '#kit/database/database.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { phonePattern } from '#kit/database/phone-pattern.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'

export type PeopleFilter = {
  q?: string | undefined
  membership?: 'active' | 'inactive' | 'requested' | undefined
  role?: Role | undefined
  from?: string | undefined
  to?: string | undefined
}
export type PeopleSorting = { sort: SortOf<'people'>; order: 'asc' | 'desc' }

const sortable = {
  created_at: 'p.created_at',
  // Sorts people who are not members after members in descending order, not before them.
  member_since: sql`coalesce(p.member_since, '-infinity')`,
  full_name: 'p.full_name',
  email: 'p.email',
}

export function selectPeople(db: Database) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .where('p.closed_at', 'is', null)
    .select(['p.id', 'p.email', 'p.full_name', 'p.phone', 'p.role', 'p.is_super_admin', 'p.is_member', 'p.member_since'])
    .select(['p.membership_requested_at', 'p.deactivated_at', 'p.created_at', 'p.updated_at', 'u.email_verified'])
}
export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

export function selectAdmins(db: Database) {
  return selectPeople(db)
    .where('p.role', 'in', staffRoles)
    .select((eb) => [
      eb
        .exists(eb.selectFrom('second_factors as f').whereRef('f.account_id', '=', 'p.id').where('f.confirmed_at', 'is not', null))
        .$castTo<boolean>()
        .as('has_app'),
      sql<number>`(select count(*)::int from passkeys k where k.account_id = p.id)`.as('passkeys'),
      lastSeen.as('last_seen'),
    ])
}
export type AdminRow = Awaited<ReturnType<ReturnType<typeof selectAdmins>['executeTakeFirstOrThrow']>>

/** Last use of their sessions or, once those have ended, of their browsers. */
export const lastSeen = sql<Date | null>`greatest(
  (select max(s.updated_at) from sessions s where s.user_id = p.id),
  (select max(d.seen_at) from account_devices d where d.account_id = p.id)
)`

/** Matches part of a name, email or telephone number. A complete member code matches only its member. */
function isMeant(q: string) {
  const code = memberCodeIn(q)
  if (code !== undefined) return sql<boolean>`p.member_code = ${code}`
  const phone = phonePattern(q)
  const byName = holdsWords(sql`p.full_name || ' ' || p.email`, q)
  return phone === undefined ? byName : sql<boolean>`(${byName} or (p.phone is not null and phone_digits(p.phone) like ${phone}))`
}

export function matchingPeople(db: Database, { q, membership, role, from, to, ...sorting }: PeopleFilter & PeopleSorting) {
  const matching = selectPeople(db)
    .$if(Boolean(q), (query) => query.where(isMeant(q ?? '')))
    .$if(membership === 'active' || membership === 'inactive', (query) => query.where('p.is_member', '=', membership === 'active'))
    .$if(membership === 'requested', (query) => query.where('p.membership_requested_at', 'is not', null).where('p.is_member', '=', false))
    .$if(role !== undefined, (query) => query.where('p.role', '=', role ?? 'member'))
    .$if(from !== undefined, (query) => query.where('p.created_at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('p.created_at', '<', endOfDay(to ?? '')))
  return sortedBy(matching, sorting, sortable, 'p.id')
}

export async function readPeople(db: Database, search: PeopleFilter & PeopleSorting & { page: number; limit: number }) {
  const matching = matchingPeople(db, search)
  const [rows, total] = await Promise.all([onPage(matching, search).execute(), countUpTo(db, matching, mostCounted)])
  return { rows, total }
}
