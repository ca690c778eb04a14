import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

export function noticeRows(productId: string, soldOut: () => Promise<string>): Record<string, Row> {
  return {
    'POST /api/stock-notices': { send: async () => ({ body: { product_id: await soldOut(), email: `${newId()}@example.com` } }) },
    'POST /api/stock-notices/confirm': { send: () => ({ body: { token: 'not-a-token' } }) },
    'POST /api/stock-notices/withdraw': { send: () => ({ body: { token: 'not-a-token' } }) },
    'GET /api/admin/products/{id}/stock-notices': { send: () => ({ path: `/api/admin/products/${productId}/stock-notices` }) },
  }
}
