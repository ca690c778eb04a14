import { sql } from 'kysely'
import type { FoundThings } from '#contract/desk.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import type { Ctx } from '#modules/context.ts'

/** Finds the latest events of every status whose title in any language, venue or address contains the query. */
export async function findEvents({ db }: Ctx, { q, most }: { q: string; most: number }): Promise<FoundThings['events']> {
  const rows = await db
    .selectFrom('events as e')
    .where(
      sql<boolean>`(${holdsWords(sql`e.title || ' ' || e.slug || ' ' || coalesce(e.venue, '')`, q)}
        or exists (select from event_translations t where t.event_id = e.id and ${holdsWords(sql`t.title`, q)}))`,
    )
    .select(['e.id', 'e.slug', 'e.title', 'e.starts_at', 'e.status'])
    .orderBy('e.starts_at', 'desc')
    .orderBy('e.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}
