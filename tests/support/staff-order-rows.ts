import { newId } from '#kit/ids.ts'
import type { orderOf } from './given.ts'
import type { Row } from './permission-rights.ts'

export function staffOrderRows(wish: () => ReturnType<typeof orderOf>): Record<string, Row> {
  return {
    'POST /api/admin/orders': { send: () => ({ body: wish(), headers: { 'idempotency-key': newId() } }) },
    'POST /api/admin/orders/quote': { send: () => ({ body: { items: wish().items } }) },
    'PATCH /api/admin/orders/{id}': {
      send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}`, body: { note: 'Ring twice' } }),
    },
    'POST /api/admin/orders/{id}/mails': {
      send: async (order) => ({
        path: `/api/admin/orders/${(await order()).id}/mails`,
        body: { kind: 'received' },
        headers: { 'idempotency-key': newId() },
      }),
    },
    'POST /api/admin/orders/{id}/pay-links': { send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/pay-links` }) },
  }
}
