import type { Row } from './permission-rights.ts'

const sessionId = 'permissions-1'
const items = [{ productId: 'felt-bag', name: 'Felt bag', quantity: 1, price: 10 }]

/** Every caller may send visits; their consent decides whether the visit is stored. */
export const analyticsRows: Record<string, Row> = {
  'POST /api/analytics/session-start': { send: () => ({ body: { sessionId } }) },
  'POST /api/analytics/session-end': { send: () => ({ body: { sessionId, duration: 5 } }) },
  'POST /api/analytics/event': { send: () => ({ body: { sessionId, eventType: 'page_view' } }) },
  'POST /api/analytics/cart-abandonment': { send: () => ({ body: { sessionId, cartValue: 10, items } }) },
  'GET /api/admin/analytics': {},
  'GET /api/admin/analytics/{report}': { send: () => ({ path: '/api/admin/analytics/top_products.csv' }) },
  'GET /api/admin/analytics/events': {},
  'GET /api/admin/analytics/events/live': {},
}
