import { otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { type PageState, type PageTexts, pageTexts } from './page-texts.ts'

type By = { id: string; name: string | null } | null
export type StoredVersion = PageState & { number: number; publishedAt: Date; by: By }
export type StoredPage = {
  slug: string
  published: StoredVersion
  draft: (PageState & { updatedAt: Date; by: By }) | undefined
  updatedAt: Date
}

export async function readStoredPages({ db }: Pick<Ctx, 'db'>, slug?: string): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom('content_pages as p')
    .leftJoin('content_drafts as d', 'd.slug', 'p.slug')
    .leftJoin('profiles as e', (join) => join.onRef('e.id', '=', 'd.updated_by').on('e.closed_at', 'is', null))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('content_versions as v')
          .leftJoin('profiles as a', (join) => join.onRef('a.id', '=', 'v.published_by').on('a.closed_at', 'is', null))
          .whereRef('v.slug', '=', 'p.slug')
          .select(['v.number', 'v.published_at', 'v.published_by', 'a.full_name', 'a.email'])
          .orderBy('v.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .$if(slug !== undefined, (of) => of.where('p.slug', '=', slug ?? ''))
    .select(['p.slug', 'p.title', 'p.summary', 'p.sections', 'p.updated_at', 'd.texts', 'd.updated_at as draft_at', 'd.updated_by'])
    .select(['e.full_name as editor', 'e.email as editor_email', 'v.number', 'v.published_at', 'v.published_by'])
    .select(['v.full_name as publisher', 'v.email as publisher_email'])
    .select([
      sql<string>`to_char(p.updated_on, 'YYYY-MM-DD')`.as('updated_on'),
      sql<string | null>`to_char(d.updated_on, 'YYYY-MM-DD')`.as('draft_on'),
      sql<object>`(
        select coalesce(jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'summary', t.summary, 'sections', t.sections)), '{}')
        from content_translations t where t.slug = p.slug)`.as('translations'),
    ])
    .orderBy('p.slug')
    .execute()
  return rows.map((row): StoredPage => {
    const { title, summary, sections, translations } = row
    const published = {
      texts: pageTexts.parse({ en: { title, summary, sections }, ...translations }),
      updatedOn: row.updated_on,
      number: row.number ?? 1,
      publishedAt: row.published_at ?? row.updated_at,
      by: byOf(row.published_by, row.publisher, row.publisher_email),
    }
    const { draft_at: draftAt, draft_on: draftOn } = row
    const draft =
      row.texts === null || draftOn === null || draftAt === null
        ? undefined
        : {
            texts: pageTexts.parse(row.texts),
            updatedOn: draftOn,
            updatedAt: draftAt,
            by: byOf(row.updated_by, row.editor, row.editor_email),
          }
    const updatedAt = draftAt === null || draftAt < row.updated_at ? row.updated_at : draftAt
    return { slug: row.slug, published, draft, updatedAt }
  })
}

export function readVersions(db: Database, slug: string) {
  return db
    .selectFrom('content_versions as v')
    .leftJoin('profiles as a', (join) => join.onRef('a.id', '=', 'v.published_by').on('a.closed_at', 'is', null))
    .where('v.slug', '=', slug)
    .select(['v.number', 'v.texts', 'v.published_at', 'v.published_by', 'a.full_name', 'a.email'])
    .select(sql<string>`to_char(v.updated_on, 'YYYY-MM-DD')`.as('updated_on'))
    .orderBy('v.number', 'desc')
}

export function versionOf(row: Awaited<ReturnType<ReturnType<typeof readVersions>['execute']>>[number]): StoredVersion {
  return {
    texts: pageTexts.parse(row.texts),
    updatedOn: row.updated_on,
    number: row.number,
    publishedAt: row.published_at,
    by: byOf(row.published_by, row.full_name, row.email),
  }
}

/** Deletes the draft when `draft` is undefined because it equals the public page. Runs in the caller's transaction. */
export async function storeDraft(ctx: Ctx, slug: string, draft: PageState | undefined, by: string | null): Promise<void> {
  const row = {
    texts: draft ? JSON.stringify(draft.texts) : null,
    updated_on: draft?.updatedOn ?? null,
    updated_at: ctx.clock.now(),
    updated_by: by,
  }
  await ctx.db
    .insertInto('content_drafts')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}

/** Publishes a state as the next version. Runs in the caller's transaction, with the page's row locked. */
export async function storePublished({ db, clock }: Ctx, slug: string, { texts, updatedOn }: PageState, by: string | null): Promise<void> {
  const { en } = texts
  await db
    .updateTable('content_pages')
    .set({ title: en.title, summary: en.summary, sections: JSON.stringify(en.sections), updated_on: updatedOn })
    .where('slug', '=', slug)
    .execute()
  const written = otherLanguages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ slug, language, title: text.title, summary: text.summary, sections: JSON.stringify(text.sections) }] : []
  })
  const kept = written.map(({ language }) => language)
  await sql`delete from content_translations where slug = ${slug} and language <> all (${kept}::text[])`.execute(db)
  if (written.length > 0)
    await db
      .insertInto('content_translations')
      .values(written)
      .onConflict((conflict) =>
        conflict.columns(['slug', 'language']).doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          summary: eb.ref('excluded.summary'),
          sections: eb.ref('excluded.sections'),
        })),
      )
      .execute()
  const { last } = await db
    .selectFrom('content_versions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await addVersions(db, [{ slug, number: last + 1, texts, updatedOn, publishedAt: clock.now(), by }])
}

type NewVersion = { slug: string; number: number; texts: PageTexts; updatedOn: string; publishedAt: Date; by: string | null }

export async function addVersions(db: Database, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length === 0) return
  await db
    .insertInto('content_versions')
    .values(
      versions.map(({ slug, number, texts, updatedOn, publishedAt, by }) => ({
        slug,
        number,
        texts: JSON.stringify(texts),
        updated_on: updatedOn,
        published_at: publishedAt,
        published_by: by,
      })),
    )
    .execute()
}

function byOf(id: string | null, name: string | null, email: string | null): By {
  return id === null ? null : { id, name: name || email }
}
