import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { foldWord } from '../search/word-folding.ts'

const longestBase = 80

/** A slug from a name in any alphabet: 'Кружка «Адрас»' → krujka-adras. */
function slugOf(name: string): string {
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

/** The slug of the name, with a number behind it where it is taken. Two at once wait for each other until their transactions end. */
export async function freeSlug(db: Database, name: string): Promise<string> {
  const base = slugOf(name)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${base}`}, 0))`.execute(db)
  const rows = await db.selectFrom('products').select('slug').where('slug', 'like', `${base}%`).execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
