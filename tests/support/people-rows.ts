import sharp from 'sharp'
import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

export function peopleRows(db: Database): Record<string, Row> {
  return {
    'GET /api/admin/members/{id}': { send: async () => ({ path: `/api/admin/members/${await partner()}` }) },
    'POST /api/admin/members/bulk-membership': {
      send: async () => ({ body: { ids: [await partner()], is_member: true } }),
    },
    'PUT /api/admin/members/{id}/status': {
      send: async () => ({ path: `/api/admin/members/${await partner()}/status`, body: { status: 'active' } }),
    },
    'POST /api/categories': { send: () => ({ body: { slug: newId(), name: 'Felt' } }) },
    'PUT /api/categories/{id}': { send: async () => ({ path: `/api/categories/${await category()}`, body: { is_active: false } }) },
    'DELETE /api/categories/{id}': { send: async () => ({ path: `/api/categories/${await category()}` }) },
    'POST /api/categories/reorder': { send: async () => ({ body: { categories: [{ id: await category(), display_order: 3 }] } }) },
    'PUT /api/categories/{id}/image': {
      send: async () => {
        const image = sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
        const body = new FormData()
        body.set('file', new File([new Uint8Array(await image.png().toBuffer())], 'felt.png', { type: 'image/png' }))
        return { path: `/api/categories/${await category()}/image`, body }
      },
    },
    'POST /api/admin/admins/sign-out': { send: async () => ({ body: { id: await colleague() } }) },
    'GET /api/admin/messages': {},
    'GET /api/admin/messages/{id}': { send: async () => ({ path: `/api/admin/messages/${await message()}` }) },
    'PATCH /api/admin/messages/{id}': { send: async () => ({ path: `/api/admin/messages/${await message()}`, body: { status: 'done' } }) },
    'POST /api/admin/messages/{id}/replies': {
      send: async () => ({
        path: `/api/admin/messages/${await message()}/replies`,
        body: { text: 'It is warm.' },
        headers: { 'idempotency-key': newId() },
      }),
    },
    'GET /api/admin/admin-invitations': {},
    'POST /api/admin/admin-invitations': { send: () => ({ body: { email: `${newId()}@example.com`, role: 'staff' } }) },
    'DELETE /api/admin/admin-invitations/{id}': { send: async () => ({ path: `/api/admin/admin-invitations/${await invitation()}` }) },
    'POST /api/admin/admin-invitations/{id}/resend': {
      send: async () => ({ path: `/api/admin/admin-invitations/${await invitation()}/resend` }),
    },
    'POST /api/admin-invitations/look': { isWrong: 'hidden', send: () => ({ body: { token: 'not-a-token' } }) },
    'POST /api/admin-invitations/accept': { isWrong: 'hidden', send: () => ({ body: { token: 'not-a-token' } }) },
  }

  async function category(): Promise<string> {
    const id = newId()
    await db.insertInto('categories').values({ id, slug: id, name: 'Felt' }).execute()
    return id
  }

  async function message(): Promise<string> {
    const id = newId()
    await db
      .insertInto('contact_messages')
      .values({ id, name: 'Dana', email: 'dana@example.com', subject: 'Felt', message: 'Is it warm?', language: 'en' })
      .execute()
    return id
  }

  async function colleague(): Promise<string> {
    const id = newId()
    await db
      .insertInto('users')
      .values({ id, name: 'Colleague', email: `${id}@example.com` })
      .execute()
    await db.updateTable('profiles').set({ role: 'staff' }).where('id', '=', id).execute()
    return id
  }

  async function partner(): Promise<string> {
    return (await db.selectFrom('profiles').select('id').where('email', '=', 'partner@example.com').executeTakeFirstOrThrow()).id
  }

  async function invitation(): Promise<string> {
    const [id, now] = [newId(), new Date()]
    const expires_at = new Date(now.getTime() + 3_600_000)
    await db
      .insertInto('admin_invitations')
      .values({ id, email: `${id}@example.com`, role: 'staff', language: 'en', created_at: now, expires_at })
      .execute()
    return id
  }
}
