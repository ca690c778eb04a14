import { type Language, perLanguage } from '#contract/languages.ts'
import type { AdminContentPage, ContentPageVersion } from '#contract/content-pages.ts'
import { contentPlaceholders } from '#contract/rules/content-placeholders.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Ctx } from '#modules/context.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { refuse } from '#modules/refuse.ts'
import { readFacts } from '../fill-facts.ts'
import { readStoredPages, readVersions, type StoredPage, type StoredVersion, versionOf } from './page-store.ts'
import { missingLanguages, presentPageState } from './page-texts.ts'

type Search = { q?: string | undefined; sort: SortOf<'contentPages'>; order: 'asc' | 'desc'; page: number; limit: number }

export async function listPages(ctx: Ctx, { q = '', sort, order, page, limit }: Search) {
  const wanted = (await readStoredPages(ctx))
    .map((stored) => presentPage(ctx, stored))
    .filter(({ title, slug }) => `${title} ${slug}`.toLowerCase().includes(q.toLowerCase()))
  const sorted = wanted.toSorted((a, b) => a[sort].localeCompare(b[sort]) * (order === 'asc' ? 1 : -1))
  return { pages: sorted.slice((page - 1) * limit, page * limit), total: wanted.length, page, limit }
}

/** Throws page_not_found. */
export async function getPage(ctx: Ctx, slug: string): Promise<AdminContentPage> {
  return presentPage(ctx, await getStoredPage(ctx, slug))
}

/** Returns the page and the values of its placeholders. Throws page_not_found. */
export async function getPageToEdit(ctx: Ctx, slug: string) {
  const [page, factsIn] = await Promise.all([getPage(ctx, slug), readFacts(ctx)])
  const placeholders = contentPlaceholders.map((name) => [name, perLanguage((language) => factsIn(language)[name])] as const)
  return {
    ...page,
    placeholders: Object.fromEntries(placeholders) as Record<(typeof contentPlaceholders)[number], Record<Language, string>>,
  }
}

/** Newest first. Throws page_not_found. */
export async function listVersions(ctx: Ctx, { slug, page, limit }: { slug: string; page: number; limit: number }) {
  await getStoredPage(ctx, slug)
  const [rows, { total }] = await Promise.all([
    readVersions(ctx.db, slug)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ctx.db
      .selectFrom('content_versions')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow(),
  ])
  return { versions: rows.map((row) => presentVersion(versionOf(row))), total, page, limit }
}

/** Returns a version with the one before it. Throws page_not_found, version_not_found. */
export async function getVersion(ctx: Ctx, slug: string, number: number) {
  await getStoredPage(ctx, slug)
  const [version, before] = (await readVersions(ctx.db, slug).where('v.number', '<=', number).limit(2).execute()).map(versionOf)
  if (version?.number !== number) refuse('version_not_found')
  return { version: presentVersion(version), before: before ? presentVersion(before) : null }
}

/** Throws page_not_found. */
export async function getStoredPage(ctx: Pick<Ctx, 'db'>, slug: string): Promise<StoredPage> {
  const [page] = await readStoredPages(ctx, slug)
  if (!page) refuse('page_not_found')
  return page
}

function presentPage(ctx: Pick<Ctx, 'memory'>, { slug, published, draft, updatedAt }: StoredPage): AdminContentPage {
  const edited = draft ?? published
  return {
    slug,
    ...presentPageState(edited),
    published: presentVersion(published),
    draft: draft ? { ...presentPageState(draft), updated_at: draft.updatedAt.toISOString(), by: draft.by } : null,
    missing_translations: missingLanguages(edited).filter((language) => languagesOn(ctx).includes(language)),
    updated_at: updatedAt.toISOString(),
  }
}

function presentVersion(version: StoredVersion): ContentPageVersion {
  return { number: version.number, published_at: version.publishedAt.toISOString(), by: version.by, ...presentPageState(version) }
}
