import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'
import { agentRows } from './agent-rows.ts'
import { systemRows } from './system-rows.ts'

export function deskRows(db: Database): Record<string, Row> {
  return {
    ...agentRows(db),
    ...systemRows(db),
    'GET /api/admin/dashboard': {},
    'GET /api/admin/orders/{id}/packing-slip.pdf': {
      send: async (order) => ({ path: `/api/admin/orders/${(await order()).id}/packing-slip.pdf` }),
    },
    'GET /api/admin/orders/packing-slips.pdf': {
      send: async (order) => ({ path: `/api/admin/orders/packing-slips.pdf?ids=${(await order()).id}` }),
    },
    'GET /api/admin/proofs': {},
    'GET /api/admin/waiting': {},
    'GET /api/admin/search': { send: () => ({ path: '/api/admin/search?q=felt' }) },
    'POST /api/admin/test-email': { send: () => ({ body: { email: `${newId()}@example.com` } }) },
  }
}
