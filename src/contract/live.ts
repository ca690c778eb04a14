import type { Category, Product } from './catalog.ts'
import type { Language } from './languages.ts'

export const liveTables = ['categories', 'products', 'product_images', 'product_translations'] as const
export type LiveTable = (typeof liveTables)[number]

/** The fields that records of all tables share. */
export type LiveRecord = { id: string; product_id?: string }

/** A record as a shopper sees it, in English. Translations of products are separate records. */
type LiveRecords = {
  products: Omit<Product, 'translation'>
  categories: Category & { translations: Partial<Record<Language, Pick<Category, 'name' | 'description'>>> }
  product_images: Product['images'][number] & { product_id: string }
  product_translations: Product['translation'] & { id: string; product_id: string; language: Language }
}
type LiveType = 'INSERT' | 'UPDATE' | 'DELETE'

/** A message of GET /api/realtime. */
export type LiveChange = {
  [Table in LiveTable]: {
    table: Table
    type: LiveType
    record: LiveRecords[Table] | null
    old_record: { id: string; product_id?: string; language?: Language } | null
  }
}[LiveTable]

/** Returns the id of the product that a change is about; undefined for a category. */
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

/** Notifies clients of a change. A client with access then reads the record again. */
export type LiveHint = { topic: StaffTopic; id: string; type: LiveType }

/** Somebody moves an item on the board, or put it down; without an item, has the board open. `screen`: the sending page. */
export type BoardHold = { id: string | null; by: string; screen: string; is_held: boolean }

/** Progress of a studio picture, 0 to 1. */
export type PictureProgress = { id: string; progress: number }
