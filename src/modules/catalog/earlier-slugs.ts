import type { Database } from '#kit/database/database.ts'

/** The id of what had this address before another one. Triggers keep them. */
export function hadSlug(db: Database, kind: 'products' | 'events', slug: string) {
  return db.selectFrom('earlier_slugs').select('of_id').where('kind', '=', kind).where('slug', '=', slug)
}
