import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Owner } from './planted-rows.ts'

/** For each table, a text that the export must contain. */
export const exportedAfterwards = {
  reviews: 'Soft as a nest',
  review_pictures: 'pictures',
  order_returns: 'Too small for my wings',
  return_items: 'quantity',
  return_pictures: 'pictures',
} as const

export async function plantAfterwards(db: Database, owner: Owner): Promise<string[]> {
  return [await plantReview(db, owner), await plantReturn(db, owner)]
}

async function plantReview(db: Database, { orderId: order_id, productId: product_id, at }: Owner): Promise<string> {
  const id = newId()
  const said = { author: 'Swallow', stars: 5, text: 'Soft as a nest', language: 'en', created_at: at, updated_at: at } as const
  await db
    .insertInto('reviews')
    .values({ id, order_id, product_id, mailbox: Buffer.from('mailbox'), ...said })
    .execute()
  await db.insertInto('review_pictures').values({ id: newId(), review_id: id, width: 3, height: 2, created_at: at }).execute()
  return id
}

async function plantReturn(db: Database, { orderId: order_id, at }: Owner): Promise<string> {
  const id = newId()
  const { id: order_item_id } = await db.selectFrom('order_items').select('id').where('order_id', '=', order_id).executeTakeFirstOrThrow()
  const asked = { wish: 'refund', reason: 'too_small', text: 'Too small for my wings', created_at: at, updated_at: at } as const
  await db
    .insertInto('order_returns')
    .values({ id, order_id, ...asked })
    .execute()
  await db.insertInto('return_items').values({ return_id: id, order_item_id, quantity: 1 }).execute()
  await db.insertInto('return_pictures').values({ id: newId(), return_id: id, created_at: at }).execute()
  return id
}
