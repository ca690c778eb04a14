import type { Database } from '#kit/database/database.ts'

/** Selects the id of the product or event that had this slug before. Triggers write the table. */
export function hadSlug(db: Database, kind: 'products' | 'events', slug: string) {
  return db.selectFrom('earlier_slugs').select('of_id').where('kind', '=', kind).where('slug', '=', slug)
}
