import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { foldWord } from '../search/word-folding.ts'

const longestBase = 80

/** Makes a slug from a name in any alphabet: 'Кружка «Адрас»' → krujka-adras. */
export function slugOf(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const slug = words
    .map((word) => (/^[a-z0-9]+$/.test(word) ? word : foldWord(word).replace(/[^a-z0-9]/g, '')))
    .filter(Boolean)
    .join('-')
  return slug.slice(0, longestBase).replace(/-+$/, '') || 'product'
}

/** Returns the name's slug, with a number if it is taken. Concurrent transactions wait for each other. */
export async function freeSlug(db: Database, name: string, of: 'products' | 'categories' = 'products'): Promise<string> {
  const base = slugOf(name)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${base}`}, 0))`.execute(db)
  const rows = await db.selectFrom(of).select('slug').where('slug', 'like', `${base}%`).execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** Returns slugs for many new products by SKU: from the name, with the SKU appended if that is taken. */
export async function freeSlugs(db: Database, products: readonly { name: string; sku: string }[]): Promise<Map<string, string>> {
  const slugs = new Map<string, string>()
  if (products.length === 0) return slugs
  const wanted = products.map(({ name, sku }) => ({
    sku,
    base: slugOf(name),
    longer: `${slugOf(name).slice(0, 50)}-${slugOf(sku).slice(0, 40)}`,
  }))
  const rows = await db
    .selectFrom('products')
    .select('slug')
    .where(
      'slug',
      'in',
      wanted.flatMap(({ base, longer }) => [base, longer]),
    )
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  for (const { sku, base, longer } of wanted) {
    let slug = taken.has(base) ? longer : base
    for (let number = 2; taken.has(slug); number += 1) slug = `${longer}-${number}`
    taken.add(slug)
    slugs.set(sku, slug)
  }
  return slugs
}
