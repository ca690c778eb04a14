import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

/** Stories and size guides: each call has one of its own. */
export function storyRows(db: Database, proofForm: () => FormData): Record<string, Row> {
  async function story(): Promise<string> {
    const id = newId()
    await db.insertInto('stories').values({ id, slug: id, motif: 'horn', title: 'Horn', summary: '', body: '' }).execute()
    return `/api/admin/stories/${id}`
  }
  async function guide(): Promise<string> {
    const id = newId()
    await db
      .insertInto('size_guides')
      .values({ id, name: 'Shirts', columns: ['Size'] })
      .execute()
    return `/api/admin/size-guides/${id}`
  }
  return {
    'GET /api/admin/stories': {},
    'POST /api/admin/stories': { send: () => ({ body: { title: newId() } }) },
    'GET /api/admin/stories/{id}': { send: async () => ({ path: await story() }) },
    'PATCH /api/admin/stories/{id}': { send: async () => ({ path: await story(), body: { title: 'Ram' } }) },
    'DELETE /api/admin/stories/{id}': { send: async () => ({ path: await story() }) },
    'PUT /api/admin/stories/{id}/image': { send: async () => ({ path: `${await story()}/image`, body: proofForm() }) },
    'GET /api/admin/size-guides': {},
    'POST /api/admin/size-guides': { send: () => ({ body: { name: 'Shirts', columns: ['Size', 'Chest'] } }) },
    'GET /api/admin/size-guides/{id}': { send: async () => ({ path: await guide() }) },
    'PATCH /api/admin/size-guides/{id}': { send: async () => ({ path: await guide(), body: { unit: 'cm' } }) },
    'DELETE /api/admin/size-guides/{id}': { send: async () => ({ path: await guide() }) },
  }
}
