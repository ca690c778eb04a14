import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Row } from './permission-rights.ts'

export function letterRows(db: Database, pictureForm: () => FormData): Record<string, Row> {
  const campaigns = '/api/admin/newsletter/campaigns'
  const turn = (status: 'sending' | 'paused', path: string): Row => ({
    send: async () => ({ path: `${campaigns}/${await campaign(status)}/${path}` }),
  })
  return {
    'GET /api/admin/newsletter/subscribers': {},
    'GET /api/admin/newsletter/subscribers.csv': {},
    'GET /api/admin/newsletter/growth': {},
    'GET /api/admin/newsletter/automations': {},
    'PATCH /api/admin/newsletter/automations': { send: () => ({ body: { kind: 'birthday', is_active: false } }) },
    'GET /api/admin/newsletter/automations/{kind}/preview': {
      send: () => ({ path: '/api/admin/newsletter/automations/birthday/preview' }),
    },
    'POST /api/admin/newsletter/automations/{kind}/test': {
      send: () => ({ path: '/api/admin/newsletter/automations/birthday/test', body: { email: 'look@example.com', language: 'en' } }),
    },
    'GET /api/cart': {},
    'GET /api/cart/goes-with': { send: () => ({ path: `/api/cart/goes-with?products=${newId()}` }) },
    'PUT /api/cart': { send: () => ({ body: { items: [], version: 0 } }) },
    'PUT /api/cart/guest': { send: () => ({ body: { email: 'guest@example.com', items: [] } }) },
    'POST /api/cart/lines': { send: () => ({ body: { items: [{ product_id: newId(), quantity: 1 }] } }) },
    'POST /api/handoffs/look': { isWrong: 'hidden', send: () => ({ body: { token: 'not-a-token' } }) },
    'POST /api/cart/restore': { send: () => ({ body: { token: 'not-a-token' } }) },
    'DELETE /api/admin/newsletter/subscribers/{id}': {
      send: async () => ({ path: `/api/admin/newsletter/subscribers/${await subscriber()}` }),
    },
    'POST /api/admin/newsletter/subscribers/imports': {
      send: () => {
        const body = new FormData()
        body.set('file', new File([`email,language\n${newId()}@example.com,en\n`], 'people.csv', { type: 'text/csv' }))
        body.set('consent_from', 'A list at the stall')
        return { body }
      },
    },
    'GET /api/admin/newsletter/subscribers/imports': {},
    'DELETE /api/admin/newsletter/subscribers/imports/{id}': {
      send: async () => {
        const [importId, subscriberId] = [newId(), await subscriber('confirmed')]
        await db
          .updateTable('newsletter_subscribers')
          .set({ import_id: importId, source: 'import', consent_from: 'A list at the stall' })
          .where('id', '=', subscriberId)
          .execute()
        return { path: `/api/admin/newsletter/subscribers/imports/${importId}` }
      },
    },
    'POST /api/admin/newsletter/images': { send: () => ({ body: pictureForm() }) },
    'GET /api/admin/newsletter/campaigns': {},
    'POST /api/admin/newsletter/campaigns': { send: () => ({ body: { name: 'Spring' } }) },
    'GET /api/admin/newsletter/campaigns/{id}': { send: async () => ({ path: `${campaigns}/${await campaign()}` }) },
    'PATCH /api/admin/newsletter/campaigns/{id}': {
      send: async () => ({ path: `${campaigns}/${await campaign()}`, body: { name: 'Summer' } }),
    },
    'DELETE /api/admin/newsletter/campaigns/{id}': { send: async () => ({ path: `${campaigns}/${await campaign()}` }) },
    'POST /api/admin/newsletter/campaigns/{id}/copy': { send: async () => ({ path: `${campaigns}/${await campaign()}/copy` }) },
    'GET /api/admin/newsletter/campaigns/{id}/preview': { send: async () => ({ path: `${campaigns}/${await campaign()}/preview` }) },
    'GET /api/admin/newsletter/campaigns/{id}/audience/choices': {
      send: async () => ({ path: `${campaigns}/${await campaign()}/audience/choices` }),
    },
    'GET /api/admin/newsletter/campaigns/{id}/audience': { send: async () => ({ path: `${campaigns}/${await campaign()}/audience` }) },
    'POST /api/admin/newsletter/campaigns/{id}/test': {
      send: async () => ({ path: `${campaigns}/${await campaign()}/test`, body: { email: 'reader@example.com', language: 'en' } }),
    },
    'POST /api/admin/newsletter/campaigns/{id}/send': {
      send: async () => {
        await subscriber('confirmed')
        const headers = { 'idempotency-key': newId() }
        return { path: `${campaigns}/${await campaign()}/send`, headers, body: { at: new Date(Date.now() + 86_400_000).toISOString() } }
      },
    },
    'POST /api/admin/newsletter/campaigns/{id}/pause': turn('sending', 'pause'),
    'POST /api/admin/newsletter/campaigns/{id}/resume': turn('paused', 'resume'),
    'POST /api/admin/newsletter/campaigns/{id}/send-unknown': turn('sending', 'send-unknown'),
    'POST /api/admin/newsletter/campaigns/{id}/cancel': turn('sending', 'cancel'),
  }

  async function campaign(status: 'draft' | 'sending' | 'paused' = 'draft'): Promise<string> {
    const [id, now] = [newId(), new Date()]
    const letters = JSON.stringify({ en: { subject: 'Spring', preheader: '', blocks: [{ type: 'text', text: 'It is here.' }] } })
    const started_at = status === 'draft' ? null : now
    await db.insertInto('campaigns').values({ id, name: 'Spring', status, letters, started_at, created_at: now, updated_at: now }).execute()
    return id
  }

  async function subscriber(status: 'pending' | 'confirmed' = 'pending'): Promise<string> {
    const id = newId()
    await db
      .insertInto('newsletter_subscribers')
      .values({
        id,
        email: `${id}@example.com`,
        language: 'en',
        source: 'form',
        status,
        created_at: new Date(),
        confirmed_at: status === 'confirmed' ? new Date() : null,
      })
      .execute()
    return id
  }
}
