import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { type Answered, shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { call, db, given, admin, member } = await shopWithAccounts()
const boss = await admin('boss@example.com')
const { id: mug } = await given.product({ price: 100, stock: 500 })
const { id: bag } = await given.product({ price: 50, stock: 500 })
const methodId = await given.paymentMethod()
const one = (productId = mug, quantity = 1) => [{ product_id: productId, quantity }]

type Made = { id: string; updated_at: string; used: number }
async function made(fields: object): Promise<Made> {
  const { status, body } = await call('POST', '/api/admin/discounts', { token: boss, body: fields })
  expect([status, body['error']]).toEqual([201, undefined])
  return body as Made
}
const read = async ({ id }: Made) => (await call('GET', `/api/admin/discounts/${id}`, { token: boss })).body
const quote = async (discount_code: string, items = one(), token?: string) =>
  (await call('POST', '/api/checkout/quote', { body: { items, discount_code }, token })).body
const problemsOf = async (...asked: Parameters<typeof quote>) =>
  ((await quote(...asked))['problems'] as { code: string; line: unknown; message: string }[]).map(({ code }) => code)
const place = (
  discount_code: string,
  { items = one(), token, email = 'guest@example.com' }: { items?: object[]; token?: string; email?: string } = {},
) =>
  call('POST', '/api/orders', {
    token,
    body: { ...orderOf(methodId, items), contact: { name: 'Nurul', email, phone: '+60 12 345 6789' }, discount_code },
    headers: { 'idempotency-key': newId() },
  })
const orderIn = ({ body }: Answered) =>
  body['order'] as { id: string; discount: number; discount_code: string | null; shipping: number; total: number }

const brokenRules = async () => (await findBrokenInvariants(db)).map(({ rule }) => rule)

describe('a discount code', () => {
  it('takes a share, an amount or the shipping off, in the order lines, discount, shipping, tax', async () => {
    await made({ code: 'Felt-10', kind: 'percent', value: 10 })
    await made({ code: 'TEN', kind: 'amount', value: 30 })
    await made({ code: 'SHIP', kind: 'free_shipping' })
    expect(await quote(' felt-10 ')).toMatchObject({
      subtotal: 100,
      discount: 10,
      discount_from: 'code',
      discount_code: 'FELT-10',
      shipping: 8,
      tax: 5.4,
      total: 103.4,
    })
    expect(await quote('TEN', one(mug, 1))).toMatchObject({ discount: 30, tax: 4.2, total: 82.2 })
    expect(await quote('SHIP')).toMatchObject({ discount: 0, shipping: 0, tax: 6, total: 106, discount_code: 'SHIP' })
  })

  it('is for the goods and the sum that it names', async () => {
    await made({ code: 'BAGS', kind: 'percent', value: 50, product_ids: [bag], minimum: 60 })
    expect(await problemsOf('BAGS')).toEqual(['discount_not_these_goods'])
    expect(await problemsOf('BAGS', [...one(), ...one(bag)])).toEqual(['discount_minimum'])
    expect(await quote('BAGS', [...one(), ...one(bag, 2)])).toMatchObject({ discount: 50, problems: [] })
  })

  it('names its products to an editor', async () => {
    const goods = await made({ code: 'NAMED', kind: 'percent', value: 5, product_ids: [bag, mug] })
    const { products, product_ids } = await read(goods)
    expect(product_ids).toHaveLength(2)
    expect((products as { id: string; sku: string }[]).map(({ id }) => id).toSorted()).toEqual([bag, mug].toSorted())
  })

  it('holds between its dates, and for members where it says so', async () => {
    const [past, future] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() + 60_000).toISOString()]
    await made({ code: 'OLD', kind: 'percent', value: 10, ends_at: past })
    await made({ code: 'SOON', kind: 'percent', value: 10, starts_at: future })
    await made({ code: 'CLUB', kind: 'percent', value: 10, members_only: true })
    const club = await member('club@example.com')
    expect(await problemsOf('OLD', one(), club)).toEqual(['discount_expired'])
    expect(await problemsOf('SOON', one(), club)).toEqual(['discount_not_yet'])
    expect(await problemsOf('NOSUCH', one(), club)).toEqual(['discount_unknown'])
    expect(await problemsOf('CLUB', one(), club)).toEqual([])
    expect((await quote('OLD', one(), club))['problems']).toMatchObject([
      { line: null, product_id: null, message: 'This discount code has expired.' },
    ])
  })

  it('gives guests one answer for existing and unknown codes, except for a code’s minimum', async () => {
    await made({ code: 'MUCH', kind: 'percent', value: 10, minimum: 900 })
    const sentences = await Promise.all(['NOSUCH', 'OLD', 'SOON', 'CLUB'].map(async (code) => (await quote(code))['problems']))
    expect(sentences[0]).toMatchObject([{ code: 'discount_unknown', message: expect.stringContaining('sign in') }])
    for (const sentence of sentences) expect(sentence).toEqual(sentences[0])
    for (const code of ['OLD', 'CLUB'])
      expect((await place(code)).body).toMatchObject({ code: 'discount_invalid', quote: { problems: sentences[0] } })
    expect(await problemsOf('MUCH')).toEqual(['discount_minimum'])
  })

  it('names its problem to staff, for any buyer', async () => {
    const asked = async (discount_code: string) =>
      (await call('POST', '/api/admin/orders/quote', { token: boss, body: { items: one(), discount_code } })).body['problems']
    expect(await asked('OLD')).toMatchObject([{ code: 'discount_expired' }])
    expect(await asked('CLUB')).toMatchObject([{ code: 'discount_members_only' }])
  })

  it('that is not valid refuses the order, with a new quote', async () => {
    const { status, body } = await place('NOSUCH')
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'discount_invalid', quote: { total: 114, problems: [{ code: 'discount_unknown' }] } })
  })

  it('yields to the first purchase where that is better, and is not used up then', async () => {
    const small = await made({ code: 'SMALL', kind: 'percent', value: 2 })
    const large = await made({ code: 'LARGE', kind: 'percent', value: 20 })
    const token = await member('first@example.com')
    expect(await quote('SMALL', one(), token)).toMatchObject({
      discount: 5,
      discount_from: 'first_purchase',
      discount_code: null,
      problems: [],
    })
    const byCode = await place('LARGE', { token })
    expect(orderIn(byCode)).toMatchObject({ discount: 20, discount_code: 'LARGE' })
    const byFirst = await place('SMALL', { token })
    expect(orderIn(byFirst)).toMatchObject({ discount: 5, discount_code: null })
    expect([(await read(small))['used'], (await read(large))['used']]).toEqual([0, 1])
    expect(await quote('', one(), token)).toMatchObject({ discount: 0, discount_from: null })
  })

  it('returns with a cancelled order, and is used again by a reopened one', async () => {
    const once = await made({ code: 'ONCE', kind: 'percent', value: 10, uses_limit: 1 })
    const { id } = orderIn(await place('ONCE'))
    expect(await problemsOf('ONCE')).toEqual(['discount_used_up'])
    const set = (status: string, order = id) => call('PUT', `/api/admin/orders/${order}/status`, { token: boss, body: { status } })
    expect((await set('cancelled')).status).toBe(200)
    expect((await read(once))['used']).toBe(0)
    expect((await set('pending')).status).toBe(200)
    expect((await read(once))['used']).toBe(1)
    await set('cancelled')
    expect((await place('ONCE')).status).toBe(201)
    expect((await set('pending')).body).toMatchObject({ code: 'discount_used_up' })
  })

  it('is once per buyer also where a cancelled order is opened again', async () => {
    const own = await made({ code: 'OWN-ONCE', kind: 'percent', value: 10, per_account_limit: 1 })
    const { id } = orderIn(await place('OWN-ONCE', { email: 'own@example.com' }))
    const set = (status: string) => call('PUT', `/api/admin/orders/${id}/status`, { token: boss, body: { status } })
    await set('cancelled')
    expect((await place('OWN-ONCE', { email: 'another@example.com' })).status).toBe(201)
    expect((await set('pending')).status).toBe(200)
    await set('cancelled')
    expect((await place('OWN-ONCE', { email: 'own@example.com' })).status).toBe(201)
    expect((await set('pending')).body).toMatchObject({ code: 'discount_used_up' })
    expect((await read(own))['used']).toBe(2)
    expect(await findBrokenInvariants(db)).toEqual([])
    await db.updateTable('discount_uses').set({ released_at: null }).where('order_id', '=', id).execute()
    await db.updateTable('orders').set({ status: 'pending' }).where('id', '=', id).execute()
    expect(await brokenRules()).toContain('a code is used within its limits')
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
    await db.updateTable('discount_uses').set({ released_at: new Date() }).where('order_id', '=', id).execute()
  })

  it('is once per buyer in whatever order they buy, cancel and open again', async () => {
    let round = 0
    const step = fc.record({ act: fc.constantFrom('buy', 'cancel', 'open'), of: fc.nat(3) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        round += 1
        const code = `TURNS-${round}`
        await made({ code, kind: 'percent', value: 10, per_account_limit: 1 })
        const orders: string[] = []
        const live = new Set<string>()
        for (const { act, of } of [{ act: 'buy', of: 0 }, ...steps]) {
          const isFree = live.size === 0
          const id = orders[of % orders.length] ?? ''
          if (act === 'buy') {
            const answer = await place(code, { email: `turns-${round}@example.com` })
            expect([steps, answer.status]).toEqual([steps, isFree ? 201 : 409])
            if (isFree) orders.push(orderIn(answer).id)
            if (isFree) live.add(orderIn(answer).id)
          } else {
            const status = act === 'cancel' ? 'cancelled' : 'pending'
            await call('PUT', `/api/admin/orders/${id}/status`, { token: boss, body: { status } })
            if (act === 'cancel') live.delete(id)
            else if (isFree) live.add(id)
          }
          const held = await db
            .selectFrom('orders')
            .select('id')
            .where('discount_code', '=', code)
            .where('status', '<>', 'cancelled')
            .execute()
          expect([steps, held.map((order) => order.id)]).toEqual([steps, [...live]])
        }
      }),
      { numRuns: 10 },
    )
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  it('holds its limits however many order at once', async () => {
    const limited = await made({ code: 'RUSH', kind: 'percent', value: 10, uses_limit: 3 })
    const rush = await Promise.all(Array.from({ length: 12 }, (_, index) => place('RUSH', { email: `rush-${index}@example.com` })))
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(rush.filter(({ body }) => body['code'] === 'discount_invalid')).toHaveLength(9)
    expect((await read(limited))['used']).toBe(3)

    await made({ code: 'EACH', kind: 'percent', value: 10, per_account_limit: 1 })
    const same = await Promise.all(['', '+a', '+b'].map((tag) => place('EACH', { email: `one${tag}@gmail.com` })))
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await findBrokenInvariants(db)).toEqual([])
  })

  it('changes no order that has it, whatever becomes of it', async () => {
    const code = await made({ code: 'GONE', kind: 'amount', value: 25 })
    const order = orderIn(await place('GONE'))
    const changed = await call('PATCH', `/api/admin/discounts/${code.id}`, {
      token: boss,
      body: { value: 1, expected_updated_at: code.updated_at },
    })
    expect(changed.status).toBe(200)
    const late = await call('PATCH', `/api/admin/discounts/${code.id}`, {
      token: boss,
      body: { value: 2, expected_updated_at: code.updated_at },
    })
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', current: { value: 1 } })
    expect((await call('DELETE', `/api/admin/discounts/${code.id}`, { token: boss })).status).toBe(204)
    const { body } = await call('GET', `/api/admin/orders/${order.id}`, { token: boss })
    expect(body).toMatchObject({ discount: 25, discount_code: 'GONE', total: order.total })
  })

  it('is refused with invalid values', async () => {
    const attempt = async (fields: object) =>
      (await call('POST', '/api/admin/discounts', { token: boss, body: { code: 'WRONG', ...fields } })).body
    expect((await attempt({ kind: 'percent', value: 101 }))['fields']).toHaveProperty('value')
    expect((await attempt({ kind: 'percent' }))['fields']).toHaveProperty('value')
    expect((await attempt({ kind: 'free_shipping', value: 5 }))['fields']).toHaveProperty('value')
    expect((await attempt({ kind: 'amount', value: 5, code: 'a b' }))['fields']).toHaveProperty('code')
    expect((await attempt({ kind: 'amount', value: 5, product_ids: [newId()] }))['fields']).toHaveProperty('product_ids')
    expect(await attempt({ kind: 'percent', value: 5, code: 'felt-10' })).toMatchObject({ code: 'discount_code_taken' })
  })
})
