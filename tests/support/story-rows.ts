import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

/** Rows of the calls about stories, information pages, size guides and saved replies. Each call has its own row to act on. */
export function storyRows(db: Database, proofForm: () => FormData): Record<string, Row> {
  async function story(): Promise<string> {
    const id = newId()
    await db.insertInto('stories').values({ id, slug: id, motif: 'horn', title: 'Horn', summary: '', body: '' }).execute()
    return `/api/admin/stories/${id}`
  }
  async function version(): Promise<string> {
    const texts = JSON.stringify({ en: { title: 'Terms', summary: '', sections: [] } })
    await db
      .insertInto('content_versions')
      .values({ slug: 'terms', number: 1, texts, updated_on: '2025-06-18', published_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return '/api/admin/pages/terms/versions/1'
  }
  async function guide(): Promise<string> {
    const id = newId()
    await db
      .insertInto('size_guides')
      .values({ id, name: 'Shirts', columns: ['Size'] })
      .execute()
    return `/api/admin/size-guides/${id}`
  }
  async function answer(): Promise<string> {
    const id = newId()
    await db.insertInto('kept_answers').values({ id, name: 'Late', text: 'It is on its way.' }).execute()
    return `/api/admin/kept-answers/${id}`
  }
  return {
    'GET /api/admin/kept-answers': {},
    'POST /api/admin/kept-answers': { send: () => ({ body: { name: 'Late', text: 'It is on its way.' } }) },
    'GET /api/admin/kept-answers/{id}': { send: async () => ({ path: await answer() }) },
    'PATCH /api/admin/kept-answers/{id}': { send: async () => ({ path: await answer(), body: { name: 'Later' } }) },
    'DELETE /api/admin/kept-answers/{id}': { send: async () => ({ path: await answer() }) },
    'GET /api/admin/stories': {},
    'POST /api/admin/stories': { send: () => ({ body: { title: newId() } }) },
    'GET /api/admin/stories/{id}': { send: async () => ({ path: await story() }) },
    'PATCH /api/admin/stories/{id}': { send: async () => ({ path: await story(), body: { title: 'Ram' } }) },
    'DELETE /api/admin/stories/{id}': { send: async () => ({ path: await story() }) },
    'PUT /api/admin/stories/{id}/image': { send: async () => ({ path: `${await story()}/image`, body: proofForm() }) },
    'GET /api/admin/pages': {},
    'GET /api/admin/pages/{slug}': { send: () => ({ path: '/api/admin/pages/terms' }) },
    'PUT /api/admin/pages/{slug}': { send: () => ({ path: '/api/admin/pages/terms', body: { title: newId() } }) },
    'GET /api/admin/pages/{slug}/versions': { send: () => ({ path: '/api/admin/pages/terms/versions' }) },
    'GET /api/admin/pages/{slug}/versions/{number}': { send: async () => ({ path: await version() }) },
    'GET /api/admin/size-guides': {},
    'POST /api/admin/size-guides': { send: () => ({ body: { name: 'Shirts', columns: ['Size', 'Chest'] } }) },
    'GET /api/admin/size-guides/{id}': { send: async () => ({ path: await guide() }) },
    'PATCH /api/admin/size-guides/{id}': { send: async () => ({ path: await guide(), body: { unit: 'cm' } }) },
    'DELETE /api/admin/size-guides/{id}': { send: async () => ({ path: await guide() }) },
  }
}
