import { sql } from 'kysely'
import type { ShownSizeGuide } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { SizeGuide } from '#contract/size-guides.ts'
import type { Database } from '#kit/database/database.ts'

export type GuideRow = {
  id: string
  name: string
  unit: string
  columns: string[]
  rows: string[][]
  translations: SizeGuide['translations']
  created_at: Date
  updated_at: Date
}

export function readSizeGuides(db: Database) {
  return db
    .selectFrom('size_guides as g')
    .select(['g.id', 'g.name', 'g.unit', 'g.columns', 'g.created_at', 'g.updated_at'])
    .select([sql<GuideRow['rows']>`g.rows`.as('rows'), sql<GuideRow['translations']>`g.translations`.as('translations')])
}

export function presentSizeGuide(row: GuideRow): SizeGuide {
  const { id, name, unit, columns, rows, translations, created_at, updated_at } = row
  return { id, name, unit, columns, rows, translations, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

export async function findSizeGuideOf(db: Database, productId: string, language: Language): Promise<ShownSizeGuide | null> {
  const row = await readSizeGuides(db)
    .innerJoin('products as p', 'p.size_guide_id', 'g.id')
    .where('p.id', '=', productId)
    .executeTakeFirst()
  if (!row) return null
  const { name, unit, columns, rows, translations } = row
  const translated = translations[language]
  return { name: translated?.name ?? name, unit, columns: translated?.columns ?? columns, rows }
}
