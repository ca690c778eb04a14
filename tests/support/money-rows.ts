import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { codeForm, merchantCode } from './duitnow.ts'
import { sealFile, sealPassphrase } from './false-seal.ts'
import type { Row } from './permission-rights.ts'

const code = merchantCode()
const form = await codeForm(code)

/** A certificate for tests. Its authority does not exist. */
function certificateForm(): FormData {
  const sent = new FormData()
  sent.set('file', new File([sealFile('seal.p12')], 'seal.p12'))
  sent.set('passphrase', sealPassphrase)
  return sent
}

/** Rows of the calls about payment methods and payment settings. Each call has its own payment method. */
export function moneyRows(db: Database): Record<string, Row> {
  async function method(columns: { duitnow_payload?: string } = {}): Promise<string> {
    const id = newId()
    await db
      .insertInto('payment_methods')
      .values({ id, type: 'qr_code', title: 'DuitNow', is_active: false, ...columns })
      .execute()
    return `/api/admin/payment-methods/${id}`
  }

  /** The request comes from an account outside the test. */
  async function waitingMethod(): Promise<{ path: string; body: object }> {
    const path = await method()
    const { id: account_id } = await db
      .selectFrom('profiles')
      .select('id')
      .where('email', '=', 'partner@example.com')
      .executeTakeFirstOrThrow()
    const asked_at = new Date()
    await db
      .insertInto('payment_detail_changes')
      .values({ payment_method_id: path.split('/').at(-1) ?? '', account_id, details: JSON.stringify({ account_number: '9' }), asked_at })
      .execute()
    return { path: `${path}/waiting-details`, body: { decision: 'confirm', asked_at: asked_at.toISOString() } }
  }

  async function discount(): Promise<string> {
    const id = newId()
    await db
      .insertInto('discounts')
      .values({ id, code: id.slice(-12).toUpperCase(), kind: 'percent', value: 10 })
      .execute()
    return `/api/admin/discounts/${id}`
  }

  return {
    'GET /api/admin/discounts': {},
    'POST /api/admin/discounts': { send: () => ({ body: { code: newId().slice(-12), kind: 'free_shipping' } }) },
    'GET /api/admin/discounts/{id}': { send: async () => ({ path: await discount() }) },
    'PATCH /api/admin/discounts/{id}': { send: async () => ({ path: await discount(), body: { value: 5 } }) },
    'DELETE /api/admin/discounts/{id}': { send: async () => ({ path: await discount() }) },
    'GET /api/admin/einvoice/settings': {},
    'PATCH /api/admin/einvoice/settings': { send: () => ({ body: { mode: 'file' } }) },
    'PUT /api/admin/einvoice/credentials': { send: () => ({ body: { client_id: 'id', client_secret: 'secret' } }) },
    'DELETE /api/admin/einvoice/credentials': {},
    'PUT /api/admin/einvoice/certificate': { send: () => ({ body: certificateForm() }) },
    'DELETE /api/admin/einvoice/certificate': {},
    'GET /api/admin/einvoice/months/{month}': { send: () => ({ path: '/api/admin/einvoice/months/2026-11' }) },
    'GET /api/admin/einvoice/months/{month}/portal-figures': {
      send: () => ({ path: '/api/admin/einvoice/months/2026-11/portal-figures' }),
    },
    'GET /api/admin/einvoice/months/{month}.csv': { send: () => ({ path: '/api/admin/einvoice/months/2026-11.csv' }) },
    'GET /api/admin/payment-methods': {},
    'GET /api/admin/stall-payment-code': {},
    'POST /api/admin/payment-methods': { send: () => ({ body: { type: 'cash', title: 'Cash', is_active: false } }) },
    'GET /api/admin/payment-methods/{id}': { send: async () => ({ path: await method() }) },
    'PATCH /api/admin/payment-methods/{id}': { send: async () => ({ path: await method(), body: { title: 'DuitNow QR' } }) },
    'DELETE /api/admin/payment-methods/{id}': { send: async () => ({ path: await method() }) },
    'PUT /api/admin/payment-methods/{id}/image': { send: async () => ({ path: `${await method()}/image`, body: form }) },
    'DELETE /api/admin/payment-methods/{id}/image': { send: async () => ({ path: `${await method()}/image` }) },
    'POST /api/admin/payment-methods/reorder': {
      send: async () => ({ body: { payment_methods: [{ id: (await method()).split('/').at(-1), display_order: 3 }] } }),
    },
    'PUT /api/admin/payment-methods/{id}/waiting-details': { send: waitingMethod },
    'GET /api/admin/payment-methods/{id}/sample-code': {
      send: async () => ({ path: `${await method({ duitnow_payload: code })}/sample-code` }),
    },
    'GET /api/admin/checkout-settings': {},
    'PATCH /api/admin/checkout-settings': { send: () => ({ body: { payment_hours: 48 } }) },
    'GET /api/admin/settings': {},
    'PATCH /api/admin/settings': { send: () => ({ body: { shop_name: 'Tulpar' } }) },
    'GET /api/orders/{id}/payment-code.svg': {
      send: async (order) => {
        const { id } = await order()
        await db
          .updateTable('orders')
          .set({ payment_method: JSON.stringify({ type: 'qr_code', title: 'DuitNow', duitnow_payload: code }) })
          .where('id', '=', id)
          .execute()
        return { path: `/api/orders/${id}/payment-code.svg` }
      },
    },
  }
}
