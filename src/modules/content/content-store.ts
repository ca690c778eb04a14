import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { ContentSections } from './content-sections.ts'

export type ContentText = { title: string; summary: string; sections: ContentSections }
export type NewContentPage = ContentText & { slug: string; updatedOn: string; texts: Partial<Record<'ru' | 'kk' | 'ms', ContentText>> }

export async function findContentPage(db: Database, slug: string) {
  const page = await db
    .selectFrom('content_pages')
    .select(['slug', 'title', 'summary', 'sections'])
    .select(sql<string>`to_char(updated_on, 'YYYY-MM-DD')`.as('updated_on'))
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!page) return undefined
  const texts = await db
    .selectFrom('content_translations')
    .select(['language', 'title', 'summary', 'sections'])
    .where('slug', '=', slug)
    .orderBy('language')
    .execute()
  return { ...page, texts }
}

export async function hasContent(db: Database): Promise<boolean> {
  return (await db.selectFrom('content_pages').select('slug').limit(1).executeTakeFirst()) !== undefined
}

/** In the caller's transaction. */
export async function insertContentPage(db: Database, { slug, updatedOn, texts, ...english }: NewContentPage): Promise<void> {
  await db
    .insertInto('content_pages')
    .values({ slug, updated_on: updatedOn, ...asRow(english) })
    .execute()
  for (const [language, text] of Object.entries(texts)) {
    if (language !== 'ru' && language !== 'kk' && language !== 'ms') continue
    await db
      .insertInto('content_translations')
      .values({ slug, language, ...asRow(text) })
      .execute()
  }
}

function asRow({ title, summary, sections }: ContentText) {
  return { title, summary, sections: JSON.stringify(sections) }
}
