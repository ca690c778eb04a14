import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

export function productRows(db: Database, productId: string): Record<string, Row> {
  async function unordered(): Promise<string> {
    const id = newId()
    await db.insertInto('products').values({ id, sku: id, slug: id, name: 'Felt pin', price: 1 }).execute()
    return id
  }
  async function imported(): Promise<string> {
    const id = newId()
    const counts = { row_count: 1, created: 0, changed: 0, unchanged: 1 }
    await db
      .insertInto('product_imports')
      .values({ id, status: 'imported', ...counts, errors: '[]', created_at: new Date() })
      .execute()
    return id
  }
  return {
    'GET /api/member-offers': {},
    'POST /api/admin/products/{id}/copies': { send: () => ({ path: `/api/admin/products/${productId}/copies` }) },
    'DELETE /api/admin/products/{id}': { send: async () => ({ path: `/api/admin/products/${await unordered()}` }) },
    'GET /api/admin/products': {},
    'GET /api/admin/products/ids': {},
    'GET /api/admin/products/count': {},
    'GET /api/admin/products.csv': {},
    'POST /api/admin/product-imports': { send: () => ({ body: fileOf(`sku,name,price\n${newId()},Felt bag,10\n`) }) },
    'GET /api/admin/product-imports/{id}': { send: async () => ({ path: `/api/admin/product-imports/${await imported()}` }) },
    'POST /api/admin/products': { send: () => ({ body: { sku: newId(), name: 'Felt bag', price: 10 } }) },
    'POST /api/admin/products/bulk': { send: () => ({ body: { ids: [productId], change: { tags_add: ['felt'] } } }) },
    'GET /api/admin/products/{id}': { send: () => ({ path: `/api/admin/products/${productId}` }) },
    'PATCH /api/admin/products/{id}': {
      send: () => ({ path: `/api/admin/products/${productId}`, body: { brand: 'Tulpar' } }),
    },
    'POST /api/admin/products/{id}/previews': { send: () => ({ path: `/api/admin/products/${productId}/previews` }) },
    'GET /api/product-previews/{token}': { isWrong: 'hidden', send: () => ({ path: '/api/product-previews/none' }) },
    'POST /api/admin/products/{id}/stock-adjustments': {
      send: () => ({
        path: `/api/admin/products/${productId}/stock-adjustments`,
        body: { change: 1, reason: 'received' },
        headers: { 'idempotency-key': newId() },
      }),
    },
    'GET /api/admin/products/{id}/stock-ledger': { send: () => ({ path: `/api/admin/products/${productId}/stock-ledger` }) },
  }
}

export function fileOf(text: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('file', new File([text], 'products.csv', { type: 'text/csv' }))
  return form
}
