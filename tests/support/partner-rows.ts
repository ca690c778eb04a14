import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { issueCode } from '#modules/partners/index.ts'
import type { Row } from './permission-rights.ts'

/** Rows of the calls about partners. Each back office call has its own partner; partners' calls use the account with that role. */
export function partnerRows(db: Database): Record<string, Row> {
  const now = () => new Date()
  let own: Promise<string> | undefined

  async function partner(columns: { status?: 'applied' | 'active'; account_id?: string } = {}): Promise<string> {
    const [id, created_at] = [newId(), now()]
    const fields = { company: 'Kiosk', phone: '+60 3 2072 0000', language: 'en', commission_rate: 0.1, created_at } as const
    await db
      .insertInto('partners')
      .values({ id, status: 'active', email: `${id}@example.com`, ...fields, ...columns })
      .execute()
    await issueCode({ db }, id)
    return id
  }

  async function makeOwn(): Promise<string> {
    const account = await db.selectFrom('profiles').select('id').where('email', '=', 'partner@example.com').executeTakeFirstOrThrow()
    return partner({ account_id: account.id })
  }
  const ensureOwn = () => (own ??= makeOwn())
  const asPartner = (send: (id: string) => object | Promise<object> = () => ({})): Row => ({ send: async () => send(await ensureOwn()) })

  async function code(): Promise<string> {
    const row = await db
      .selectFrom('tracking_codes')
      .select('code')
      .where('partner_id', '=', await partner())
      .executeTakeFirstOrThrow()
    return row.code
  }

  async function place(partnerId: string): Promise<string> {
    const id = newId()
    await db
      .insertInto('partner_locations')
      .values({ id, partner_id: partnerId, name: 'Counter', kind: 'shop', created_at: now() })
      .execute()
    await issueCode({ db }, partnerId, id)
    return id
  }

  async function owed(partnerId: string): Promise<string> {
    const id = newId()
    const row = { id, partner_id: partnerId, kind: 'correction', amount_sen: 500, reason: 'Thanks', state: 'approved' } as const
    await db
      .insertInto('partner_commissions')
      .values({ ...row, created_at: now(), approved_at: now() })
      .execute()
    return id
  }

  async function payout(partnerId: string): Promise<string> {
    const [id, rowId] = [newId(), await owed(partnerId)]
    const fields = { reference: 'November', bank_name: '', account_name: '', account_number: '', paid_at: now(), created_at: now() }
    await db
      .insertInto('partner_payouts')
      .values({ id, partner_id: partnerId, amount_sen: 500, ...fields })
      .execute()
    await db.updateTable('partner_commissions').set({ state: 'paid', payout_id: id }).where('id', '=', rowId).execute()
    return id
  }

  async function invitation(): Promise<string> {
    const id = newId()
    const fields = { email: `${id}@example.com`, commission_rate: 0.1, language: 'en', created_at: now() } as const
    await db
      .insertInto('partner_invitations')
      .values({ id, ...fields, expires_at: new Date(Date.now() + 3_600_000) })
      .execute()
    return `/api/admin/partners/invitations/${id}`
  }

  const person = { company: 'Kiosk', contact_name: 'Dana', phone: '+60 12 345 6789', country: 'MY', city: 'Ipoh' }
  const key = () => ({ 'idempotency-key': newId() })
  const admin = (path = '', body?: object): Row => ({
    send: async () => ({ path: `/api/admin/partners/${await partner()}${path}`, ...(body && { body }) }),
  })

  return {
    'POST /api/partners/applications': { send: () => ({ body: { ...person, email: `${newId()}@example.com`, about: 'A kiosk' } }) },
    'GET /api/partners/terms': {},
    'GET /api/partners/codes/{code}': { send: async () => ({ path: `/api/partners/codes/${await code()}` }) },
    'GET /api/qr/{file}': { send: async () => ({ path: `/api/qr/${await code()}.svg` }) },
    'GET /api/partners/invitations/{token}': { isWrong: 'hidden', send: () => ({ path: '/api/partners/invitations/not-a-token' }) },
    'POST /api/partners/invitations/{token}': {
      isWrong: 'hidden',
      send: () => ({ path: '/api/partners/invitations/not-a-token', body: person }),
    },
    'GET /api/partners/setup/{token}': { isWrong: 'hidden', send: () => ({ path: '/api/partners/setup/not-a-token' }) },
    'POST /api/partners/setup/{token}': {
      isWrong: 'hidden',
      send: () => ({ path: '/api/partners/setup/not-a-token', body: { full_name: 'Dana', password: 'felt-and-wool-7!' } }),
    },
    'GET /api/partner': asPartner(),
    'PATCH /api/partner': asPartner(() => ({ body: { city: 'Ipoh' } })),
    'GET /api/partner/statistics': asPartner(),
    'GET /api/partner/referrals': asPartner(),
    'GET /api/partner/commissions': asPartner(),
    'GET /api/partner/commissions.csv': asPartner(),
    'GET /api/partner/payouts': asPartner(),
    'GET /api/partner/payouts/{id}/statement.pdf': asPartner(async (id) => ({
      path: `/api/partner/payouts/${await payout(id)}/statement.pdf`,
    })),
    'GET /api/partner/locations': asPartner(),
    'POST /api/partner/locations': asPartner(() => ({ body: { name: 'Counter', kind: 'shop' } })),
    'PATCH /api/partner/locations/{id}': asPartner(async (id) => ({
      path: `/api/partner/locations/${await place(id)}`,
      body: { name: 'Door' },
    })),
    'DELETE /api/partner/locations/{id}': asPartner(async (id) => ({ path: `/api/partner/locations/${await place(id)}` })),
    'GET /api/admin/partners': {},
    'GET /api/admin/partners.csv': {},
    'GET /api/admin/partners/figures': {},
    'GET /api/admin/partners/names': {},
    'GET /api/admin/partners/{id}': admin(),
    'PATCH /api/admin/partners/{id}': admin('', { commission_rate: 0.12 }),
    'PUT /api/admin/partners/{id}/status': admin('/status', { status: 'suspended' }),
    'POST /api/admin/partners/{id}/setup-mail': admin('/setup-mail'),
    'GET /api/admin/partners/{id}/statistics': admin('/statistics'),
    'GET /api/admin/partners/{id}/commissions': admin('/commissions'),
    'POST /api/admin/partners/{id}/commissions': admin('/commissions', { amount: -1.5, reason: 'Counted twice' }),
    'GET /api/admin/partners/invitations': {},
    'POST /api/admin/partners/invitations': { send: () => ({ body: { email: `${newId()}@example.com` } }) },
    'DELETE /api/admin/partners/invitations/{id}': { send: async () => ({ path: await invitation() }) },
    'POST /api/admin/partners/invitations/{id}/resend': { send: async () => ({ path: `${await invitation()}/resend` }) },
    'GET /api/admin/partners/payouts': {},
    'POST /api/admin/partners/payouts': {
      send: async () => {
        const partner_id = await partner()
        return { body: { partner_id, commission_ids: [await owed(partner_id)], reference: 'November' }, headers: key() }
      },
    },
    'GET /api/admin/partners/payouts.csv': {},
    'POST /api/admin/partners/payouts/{id}/undo': {
      send: async () => ({
        path: `/api/admin/partners/payouts/${await payout(await partner())}/undo`,
        body: { reason: 'Wrong account' },
        headers: key(),
      }),
    },
    'GET /api/admin/partners/payouts/{id}/statement.pdf': {
      send: async () => ({ path: `/api/admin/partners/payouts/${await payout(await partner())}/statement.pdf` }),
    },
  }
}
