/** Of which tables open pages are told. */
export const liveTables = ['categories', 'products', 'product_images', 'product_translations'] as const
export type LiveTable = (typeof liveTables)[number]

/** The least that any of their records has. */
export type LiveRecord = { id: string; product_id?: string }

/** What GET /api/realtime sends: a record as a shopper sees it. */
export type LiveChange = {
  table: LiveTable
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  record: LiveRecord | null
  old_record: LiveRecord | null
}

/** What the screens of the back office follow. */
export const staffTopics = [
  'orders',
  'proofs',
  'queue',
  'messages',
  'events',
  'products',
  'categories',
  'people',
  'log',
  'settings',
] as const
export type StaffTopic = (typeof staffTopics)[number]

/** That something changed, and what: whoever may see it reads it anew. */
export type LiveHint = { topic: StaffTopic; id: string; type: LiveChange['type'] }
