import { type RawBuilder, sql } from 'kysely'
import type { FoundThings } from '#contract/desk.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { phonePattern } from '#kit/database/phone-pattern.ts'
import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'

export async function findPeople(ctx: Ctx, { q, most }: { q: string; most: number }): Promise<FoundThings['members']> {
  const phone = phonePattern(q)
  const byName = holdsWords(sql`p.full_name || ' ' || p.email`, q)
  return ctx.db
    .selectFrom('profiles as p')
    .where('p.closed_at', 'is', null)
    .where(phone === undefined ? byName : sql<boolean>`(${byName} or (p.phone is not null and phone_digits(p.phone) like ${phone}))`)
    .select(['p.id', 'p.email', 'p.full_name', 'p.phone', 'p.role'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(most)
    .execute()
}

export function countMembershipRequests(): RawBuilder<Waiting> {
  return sql`select count(*) as count, null as since from profiles
    where membership_requested_at is not null and not is_member and closed_at is null`
}
