import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import type { Placed, Row } from './permission-rights.ts'

/** Rows of the calls about reviews, each with its own completed order of the customer. */
export function reviewRows(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  newProduct: () => Promise<string>,
  pictureForm: () => FormData,
): Record<string, Row> {
  /** Completes an order of a product without other buyers. */
  async function completed(order: () => Promise<Placed>): Promise<{ orderId: string; productId: string }> {
    const [{ id: orderId }, productId] = [await order(), await newProduct()]
    await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', orderId).execute()
    await db.updateTable('order_items').set({ product_id: productId }).where('order_id', '=', orderId).execute()
    return { orderId, productId }
  }
  async function reviewed(order: () => Promise<Placed>, status: 'waiting' | 'approved' = 'waiting') {
    const { orderId, productId } = await completed(order)
    const [id, pictureId, now] = [newId(), newId(), new Date()]
    const said = { author: 'Dana', stars: 5, text: 'Warm', language: 'en', status, created_at: now, updated_at: now } as const
    await db
      .insertInto('reviews')
      .values({ id, product_id: productId, order_id: orderId, mailbox: Buffer.from(newId()), ...said })
      .execute()
    await db.insertInto('review_pictures').values({ id: pictureId, review_id: id, width: 10, height: 10, created_at: now }).execute()
    return { id, pictureId, path: `/api/orders/${orderId}/reviews/${productId}` }
  }
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const ofStaff = (path: string, body?: object): Row => ({
    send: async (order) => ({ path: `/api/admin/reviews/${(await reviewed(order)).id}${path}`, body }),
  })
  return {
    'GET /api/products/{id}/reviews': { send: async () => ({ path: `/api/products/${await newProduct()}/reviews` }) },
    'GET /api/orders/{id}/reviews': { send: async (order) => ({ path: `/api/orders/${(await completed(order)).orderId}/reviews` }) },
    'PUT /api/orders/{id}/reviews/{product_id}': {
      send: async (order) => {
        const { orderId, productId } = await completed(order)
        return { path: `/api/orders/${orderId}/reviews/${productId}`, body: { stars: 4, text: 'Warm', author: 'Dana' } }
      },
    },
    'DELETE /api/orders/{id}/reviews/{product_id}': { send: async (order) => ({ path: (await reviewed(order)).path }) },
    'POST /api/orders/{id}/reviews/{product_id}/pictures': {
      send: async (order) => ({ path: `${(await reviewed(order)).path}/pictures`, body: pictureForm() }),
    },
    'DELETE /api/orders/{id}/reviews/{product_id}/pictures/{picture_id}': {
      send: async (order) => {
        const { path, pictureId } = await reviewed(order)
        return { path: `${path}/pictures/${pictureId}` }
      },
    },
    'GET /api/review-pictures/{id}': {
      send: async (order) => {
        const { pictureId } = await reviewed(order, 'approved')
        await files.put(`review-pictures/${pictureId}-large.webp`, new Uint8Array([1]), 'image/webp')
        return { path: `/api/review-pictures/${pictureId}` }
      },
    },
    'GET /api/admin/reviews': {},
    'GET /api/admin/reviews/{id}': ofStaff(''),
    'PUT /api/admin/reviews/{id}/decision': ofStaff('/decision', { decision: 'approved', expected_updated_at: later }),
    'PUT /api/admin/reviews/{id}/answer': ofStaff('/answer', { text: 'Thank you' }),
    'POST /api/admin/reviews/approve': {
      send: async (order) => ({ body: { reviews: [{ id: (await reviewed(order)).id, updated_at: later }] } }),
    },
  }
}
