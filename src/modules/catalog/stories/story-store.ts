import { sql } from 'kysely'
import type { Story } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'
import { textOr } from '#kit/database/text-or.ts'

export function readStories(db: Database, language: Language) {
  return db
    .selectFrom('stories as s')
    .leftJoin('story_translations as t', (join) => join.onRef('t.story_id', '=', 's.id').on(sql`t.language`, '=', language))
    .where('s.is_active', '=', true)
    .orderBy('s.position')
    .orderBy('s.slug')
    .select(['s.id', 's.slug', 's.motif', 's.picture_key'])
    .select([
      textOr('t.title', 's.title').as('title'),
      textOr('t.summary', 's.summary').as('summary'),
      textOr('t.body', 's.body').as('body'),
    ])
}
export type StoryRow = Awaited<ReturnType<ReturnType<typeof readStories>['execute']>>[number]

export function readStoriesOfProduct(db: Database, productId: string, language: Language): Promise<StoryRow[]> {
  return readStories(db, language)
    .clearOrderBy()
    .innerJoin('product_stories as ps', 'ps.story_id', 's.id')
    .where('ps.product_id', '=', productId)
    .orderBy('ps.position')
    .orderBy('s.slug')
    .execute()
}

export function presentStory(row: StoryRow): Story {
  return {
    id: row.id,
    slug: row.slug,
    motif: row.motif,
    title: row.title,
    summary: row.summary,
    body: row.body,
    image_key: row.picture_key,
  }
}
