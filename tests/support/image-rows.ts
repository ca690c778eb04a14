import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

export function imageRows(db: Database, productId: string, proofForm: () => FormData): Record<string, Row> {
  const path = `/api/admin/products/${productId}/images`
  async function image(): Promise<string> {
    const id = newId()
    const key = newId()
    await db.insertInto('pictures').values({ key, file_key: key, mime: 'image/png', width: 1, height: 1 }).execute()
    await db.insertInto('product_images').values({ id, product_id: productId, picture_key: key }).execute()
    return id
  }
  return {
    'POST /api/admin/products/{id}/images': { send: () => ({ path, body: proofForm() }) },
    'PUT /api/admin/products/{id}/images/order': { send: async () => ({ path: `${path}/order`, body: { image_ids: [await image()] } }) },
    'PATCH /api/admin/products/{id}/images/{imageId}': {
      send: async () => ({ path: `${path}/${await image()}`, body: { alt: 'A bag' } }),
    },
    'DELETE /api/admin/products/{id}/images/{imageId}': { send: async () => ({ path: `${path}/${await image()}` }) },
  }
}
