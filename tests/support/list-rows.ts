import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Person, Row } from './permission-rights.ts'

/** Rows of the calls around the lists of the back office. Each person has a saved view to change. */
export function listRows(db: Database): Record<string, Row> {
  async function savedBy(person: Person): Promise<string> {
    const id = newId()
    const email = person === 'guest' ? 'customer@example.com' : `${person}@example.com`
    const owner = await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    await db.insertInto('saved_views').values({ id, account_id: owner.id, list: 'orders', name: id, query: '' }).execute()
    return id
  }
  return {
    'GET /api/admin/audit-log': {},
    'GET /api/admin/audit-log.csv': {},
    'GET /api/admin/orders.csv': {},
    'GET /api/admin/orders/ids': {},
    'GET /api/admin/views': { send: () => ({ path: '/api/admin/views?list=orders' }) },
    'POST /api/admin/views': { send: () => ({ body: { list: 'orders', name: newId(), query: '' } }) },
    'PATCH /api/admin/views/{id}': {
      send: async (_, person) => ({ path: `/api/admin/views/${await savedBy(person)}`, body: { query: 'q=felt' } }),
    },
    'DELETE /api/admin/views/{id}': {
      send: async (_, person) => ({ path: `/api/admin/views/${await savedBy(person)}` }),
    },
  }
}
