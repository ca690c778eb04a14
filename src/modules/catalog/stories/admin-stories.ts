import { sql } from 'kysely'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { AdminStory } from '#contract/stories.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Database } from '#kit/database/database.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { imageUrl } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'

type Search = { q?: string | undefined; sort: SortOf<'stories'>; order: 'asc' | 'desc'; page: number; limit: number }

export async function listAdminStories({ db }: Pick<Ctx, 'db'>, search: Search) {
  const matching = search.q ? readAdminStories(db).where(holdsWords(sql`s.title`, search.q)) : readAdminStories(db)
  const sortable = { position: 's.position', title: 's.title', updated_at: 's.updated_at' } as const
  const rows = await onPage(sortedBy(matching, search, sortable, 's.id'), search).execute()
  const total = await countUpTo(db, matching, mostCounted)
  return { stories: rows.map(presentAdminStory), total, page: search.page, limit: search.limit }
}

/** Throws story_not_found. */
export async function getAdminStory({ db }: Pick<Ctx, 'db'>, id: string): Promise<AdminStory> {
  const row = await readAdminStories(db).where('s.id', '=', id).executeTakeFirst()
  if (!row) refuse('story_not_found')
  return presentAdminStory(row)
}

function readAdminStories(db: Database) {
  return db
    .selectFrom('stories as s')
    .select(['s.id', 's.slug', 's.motif', 's.title', 's.summary', 's.body', 's.position', 's.is_active', 's.picture_key'])
    .select(['s.created_at', 's.updated_at'])
    .select([
      sql<AdminStory['translations']>`(
        select coalesce(json_object_agg(t.language, json_build_object('title', t.title, 'summary', t.summary, 'body', t.body)), '{}')
        from story_translations t where t.story_id = s.id)`.as('translations'),
      sql<string[]>`array(select ps.product_id from product_stories ps where ps.story_id = s.id order by ps.product_id)`.as('product_ids'),
    ])
}

type StoryRow = Awaited<ReturnType<ReturnType<typeof readAdminStories>['execute']>>[number]

function presentAdminStory({ picture_key, created_at, updated_at, ...row }: StoryRow): AdminStory {
  return {
    id: row.id,
    slug: row.slug,
    motif: row.motif,
    title: row.title,
    summary: row.summary,
    body: row.body,
    translations: row.translations,
    position: row.position,
    is_active: row.is_active,
    image_url: picture_key === null ? null : imageUrl(picture_key),
    image_key: picture_key,
    product_ids: row.product_ids,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
