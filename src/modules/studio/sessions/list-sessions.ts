import { sql } from 'kysely'
import type { StudioStep } from '#contract/rules/studio-rules.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { readShownNames } from '../names-in-reader.ts'
import { presentHead } from '../present-session.ts'
import { findPicture, selectSessions } from '../studio-store.ts'
import type { StudioTools } from '../studio-tools.ts'

type Search = {
  q?: string | undefined
  product?: string | undefined
  step?: StudioStep | undefined
  sort: SortOf<'studioSessions'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

const noCounts = { images: 0, ready: 0, accepted: 0, saved: 0 }

export async function listSessions(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  tools: StudioTools,
  { q, product, step, page, limit, ...sorting }: Search,
) {
  const translated = sql<
    string | null
  >`(select nullif(t.name, '') from product_translations t where t.product_id = p.id and t.language = ${language})`
  const sortable = {
    updated_at: 's.updated_at',
    created_at: 's.created_at',
    name: sql`lower(coalesce(${translated}, p.name)) collate "en-x-icu"`,
  } as const
  // The search finds a product's English name in every language.
  const matching = selectSessions(db)
    .$if(Boolean(q), (query) => query.where(sql<boolean>`(${holdsWords(sql`p.name`, q ?? '')} or ${holdsWords(translated, q ?? '')})`))
    .$if(product !== undefined, (query) => query.where('s.product_id', '=', product ?? ''))
    .$if(step !== undefined, (query) => query.where('s.step', '=', step ?? 'select'))
  const [rows, total] = await Promise.all([
    onPage(sortedBy(matching, sorting, sortable, 's.id'), { page, limit }).execute(),
    countUpTo(db, matching, mostCounted),
  ])
  const ids = rows.map(({ id }) => id)
  const [counts, shots, names, pictures] = await Promise.all([
    countImages(db, ids),
    countShots(db, ids),
    readShownNames(
      { db, language },
      rows.flatMap((row) => [row.product_id, row.variation_id]),
    ),
    Promise.all(rows.map((row) => findPicture({ db }, row))),
  ])
  const sessions = rows.map((row, place) => ({
    ...presentHead(row, tools, pictures[place], names),
    counts: { shots: shots.get(row.id) ?? 0, ...(counts.get(row.id) ?? noCounts) },
  }))
  return { sessions, total, page, limit }
}

async function countImages(db: Ctx['db'], ids: readonly string[]) {
  const { rows } = await sql<{ session_id: string } & typeof noCounts>`
    select session_id, count(*)::int as images, (count(*) filter (where status = 'ready'))::int as ready,
      (count(*) filter (where status = 'accepted'))::int as accepted, count(product_image_id)::int as saved
    from studio_images where session_id = any(${[...ids]}::uuid[]) group by session_id`.execute(db)
  return new Map(rows.map(({ session_id, ...counts }) => [session_id, counts]))
}

async function countShots(db: Ctx['db'], ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ session_id: string; shots: number }>`
    select session_id, sum(count)::int as shots from studio_shots where session_id = any(${[...ids]}::uuid[]) group by session_id`.execute(
    db,
  )
  return new Map(rows.map(({ session_id, shots }) => [session_id, shots]))
}
