import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { call, db, given, admin, member, origin } = await shopWithAccounts()
const boss = await admin('boss@example.com')
const { id: mug } = await given.product({ price: 100, stock: 500 })
const methodId = await given.paymentMethod()
const base = '/api/admin/einvoice'
const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)

const read = (path: string, token = boss) => call('GET', `${base}/${path}`, { token })
const change = (body: object, token = boss) => call('PATCH', `${base}/settings`, { token, body })

async function paidOrder(): Promise<{ id: string; order_number: string; total: number; tax: number }> {
  const { body } = await call('POST', '/api/orders', {
    body: orderOf(methodId, [{ product_id: mug, quantity: 1 }]),
    headers: { 'idempotency-key': newId() },
  })
  const order = body['order'] as Awaited<ReturnType<typeof paidOrder>>
  await call('PUT', `/api/admin/orders/${order.id}/payment`, { token: boss, body: { decision: 'accepted' } })
  return order
}

describe('e-invoices while they are off', () => {
  it('answers nothing but the settings', async () => {
    expect((await read('settings')).body).toMatchObject({ mode: 'off', is_ready: false, has_credentials: false, certificate: null })
    for (const path of [`months/${month}`, `months/${month}.csv`, `months/${month}/portal-figures`])
      expect(await read(path)).toMatchObject({ status: 409, body: { code: 'einvoice_off' } })
  })
})

describe('the settings of e-invoices', () => {
  const seller = {
    name: 'TULPAR STUDIO SDN. BHD.',
    tin: 'c 99999999990',
    id_type: 'BRN',
    id_value: '2026-9999-9999',
    msic_code: '47912',
    business_activity: 'Retail sale over the Internet',
    phone: '+60 3-2111 0000',
    email: 'accounts@tulpar.test',
    address: '12 Jalan Tun Perak',
    city: 'Kuala Lumpur',
    zip: '50050',
    state: 'Kuala Lumpur',
  }

  it('takes any part of the seller, normalises numbers, and names what sending lacks', async () => {
    const { body } = await change({ seller, starts_on: '2026-11-01' })
    expect(body).toMatchObject({
      seller: { tin: 'C99999999990', id_value: '202699999999', phone: '+60321110000', country: 'MY', sst_number: '' },
      missing: ['credentials', 'certificate', 'sst_number'],
    })
    expect((await change({ seller: { city: '', state: 'Gondor' }, version: '1.0' })).body['missing']).toEqual([
      'seller.city',
      'seller.state',
      'credentials',
      'sst_number',
    ])
    expect((await change({ seller: { city: 'KL', state: 'KL' } })).body).toMatchObject({ seller: { name: seller.name, city: 'KL' } })
  })

  it.each([
    [{ seller: { tin: 'EI00000000010' } }, 'seller.tin'],
    [{ seller: { tin: 'C0123456780' } }, 'seller.tin'],
    [{ seller: { tin: 'C12345678901' } }, 'seller.tin'],
    [{ seller: { msic_code: '99999' } }, 'seller.msic_code'],
    [{ seller: { zip: '5005' } }, 'seller.zip'],
    [{ seller: { phone: '12' } }, 'seller.phone'],
    [{ consolidate_on: 7 }, 'consolidate_on'],
    [{ classification_code: '046' }, 'classification_code'],
  ])('refuses %j', async (body, field) => {
    const answer = await change(body)
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]])
  })

  it('refuses unknown fields, an earlier version, and everybody below an admin', async () => {
    expect((await change({ colour: 'bay' })).status).toBe(422)
    expect((await change({ seller: { colour: 'bay' } })).status).toBe(422)
    expect(await change({ mode: 'off', expected_updated_at: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { mode: 'off' } },
    })
    expect((await read('settings', await member('member@example.com'))).status).toBe(403)
  })

  it('leaves a row in the audit log that names what changed, not how', async () => {
    await change({ over_10000: 'consolidate', seller: { tin: 'IG115002000' } })
    const rows = await db.selectFrom('audit_log').selectAll().where('entity', '=', 'einvoice_settings').orderBy('at', 'desc').execute()
    expect(rows[0]).toMatchObject({ action: 'einvoice_settings.change', changes: { parts: [null, ['over_10000', 'seller']] } })
    expect(JSON.stringify(rows)).not.toContain('IG115002000')
    await change({ over_10000: 'individual', starts_on: null })
  })
})

describe('the month', () => {
  it('has each paid order, and its file has the money that went back', async () => {
    await change({ mode: 'file' })
    const [whole, part] = [await paidOrder(), await paidOrder()]
    await call('POST', `/api/admin/orders/${part.id}/refunds`, {
      token: boss,
      body: { amount: 10, is_by_hand: true },
      headers: { 'idempotency-key': newId() },
    })
    const both = { count: 2, total: whole.total + part.total, tax: whole.tax + part.tax }
    expect((await read(`months/${month}`)).body).toMatchObject({ month, orders: both, waiting: both, left_out: [], documents: [] })
    expect((await read(`months/${month}/portal-figures`)).body).toMatchObject({ lines: 2, payable: both.total - 10 })
    const file = await fetch(`${origin}${base}/months/${month}.csv`, { headers: { authorization: `Bearer ${boss}` } })
    expect(file.headers.get('content-disposition')).toContain(`e-invoices-${month}-01-`)
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines[0]).toContain('"kind","date","order_number","channel","buyer_name","buyer_tin","buyer_id","net","tax","rounded_up"')
    expect(lines.map((line) => line.split(',')[0]).slice(1)).toEqual(['"order"', '"order"', '"refund"'])
  })

  it('finds no month but YYYY-MM', async () => {
    for (const name of ['2026-13', 'november', '2026-13.csv']) expect((await read(`months/${name}`)).status).toBe(404)
  })
})
