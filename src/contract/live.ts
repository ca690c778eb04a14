import type { Category, Product } from './catalog.ts'
import type { Language } from './languages.ts'

export const liveTables = ['categories', 'products', 'product_images', 'product_translations'] as const
export type LiveTable = (typeof liveTables)[number]

/** The least that any of their records has. */
export type LiveRecord = { id: string; product_id?: string }

/** A record as a shopper sees it, in English; translations of products are records of their own. */
type LiveRecords = {
  products: Omit<Product, 'translation'>
  categories: Category & { translations: Partial<Record<Language, Pick<Category, 'name' | 'description'>>> }
  product_images: Product['images'][number] & { product_id: string }
  product_translations: Product['translation'] & { id: string; product_id: string; language: Language }
}
type LiveType = 'INSERT' | 'UPDATE' | 'DELETE'

/** What GET /api/realtime sends. */
export type LiveChange = {
  [Table in LiveTable]: {
    table: Table
    type: LiveType
    record: LiveRecords[Table] | null
    old_record: { id: string; product_id?: string; language?: Language } | null
  }
}[LiveTable]

/** The product that a change is about; undefined for a category. */
export function productOf({ table, record, old_record: oldRecord }: LiveChange): string | undefined {
  if (table === 'products') return (record ?? oldRecord)?.id
  return table === 'categories' ? undefined : (record ?? oldRecord)?.product_id
}

export const staffTopics = [
  'orders',
  'proofs',
  'queue',
  'messages',
  'reviews',
  'returns',
  'events',
  'products',
  'categories',
  'people',
  'letters',
  'log',
  'settings',
  'studio',
] as const
export type StaffTopic = (typeof staffTopics)[number]

/** That something changed, and what: whoever may see it reads it anew. */
export type LiveHint = { topic: StaffTopic; id: string; type: LiveType }

/** That somebody moves an item on the board, or has put it down; without an item, that they have the board open. `screen`: the open page that says so. */
export type BoardHold = { id: string | null; by: string; screen: string; is_held: boolean }

/** How far a picture of the studio is, 0 to 1. */
export type PictureProgress = { id: string; progress: number }
