import { type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { ContentSections } from './content-sections.ts'
import { addVersions } from './editing/page-store.ts'

export type ContentText = { title: string; summary: string; sections: ContentSections }
export type NewContentPage = ContentText & {
  slug: string
  updatedOn: string
  texts: Partial<Record<OtherLanguage, ContentText>>
}

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

/** Adds missing pages in every language as first versions and returns them. Runs in the caller's transaction. */
export async function addMissingPages(db: Database, pages: readonly NewContentPage[], publishedAt: Date): Promise<string[]> {
  const rows = await db
    .insertInto('content_pages')
    .values(pages.map(({ slug, updatedOn, ...english }) => ({ slug, updated_on: updatedOn, ...asRow(english) })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .execute()
  const added = rows.map(({ slug }) => slug)
  const texts = pages
    .filter(({ slug }) => added.includes(slug))
    .flatMap(({ slug, texts }) =>
      otherLanguages.flatMap((language) => {
        const text = texts[language]
        return text ? [{ slug, language, ...asRow(text) }] : []
      }),
    )
  if (texts.length > 0) await db.insertInto('content_translations').values(texts).execute()
  const first = pages.filter(({ slug }) => added.includes(slug))
  await addVersions(
    db,
    first.map(({ slug, updatedOn, title, summary, sections, texts: others }) => {
      return { slug, number: 1, texts: { en: { title, summary, sections }, ...others }, updatedOn, publishedAt, by: null }
    }),
  )
  return added
}

function asRow({ title, summary, sections }: ContentText) {
  return { title, summary, sections: JSON.stringify(sections) }
}
