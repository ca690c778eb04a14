import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts, withAccounts } from '#tests/support/accounts.ts'
import { codeForm, merchantCode } from '#tests/support/duitnow.ts'
import { orderOf } from '#tests/support/given.ts'
import { shopBeside } from '#tests/support/shop.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const running = await shopWithAccounts()
const { call, db, given, admin, mails, origin } = running
const other = withAccounts(await shopBeside(running))
const boss = await admin('boss@example.com')
const second = await admin('second@example.com')
const clerk = await admin('clerk@example.com', false)
const { id: productId } = await given.product({ price: 120, stock: 100 })

const path = '/api/admin/payment-methods'
const ask = (method: string, below = '', body?: unknown, token = boss) => call(method, path + below, { token, body })
type Method = Record<string, unknown> & { id: string; updated_at: string; waiting: { asked_at: string } | null }

async function made(body: object = {}): Promise<Method> {
  const answer = await ask('POST', '', { type: 'bank_transfer', title: 'Transfer', ...body })
  expect(answer.status).toBe(201)
  return answer.body as Method
}
async function offeredAt(shop: typeof other, lang = 'en') {
  const { body } = await shop.call('GET', `/api/checkout/options?lang=${lang}`)
  return body['payment_methods'] as Record<string, unknown>[]
}
/** Waits for the pending mails about earlier changes first. */
async function mailCount(): Promise<number> {
  await expect
    .poll(() => sql`select from jobs.job where name = 'money-mail' and state < 'completed'`.execute(db).then(({ rows }) => rows.length))
    .toBe(0)
  return (await mails.mailsTo('boss@example.com')).length
}

describe('payment methods', () => {
  it('are for orders between two totals, both included', async () => {
    const { id } = await made({ amount_from: 50, amount_to: 500 })
    expect(await ask('PATCH', `/${id}`, { amount_from: 600 })).toMatchObject({
      status: 422,
      body: { fields: { amount_to: expect.any(String) } },
    })
    await withinASecond(other.origin, async () => (await offeredAt(other)).some((method) => method['id'] === id))
    expect((await offeredAt(other)).find((method) => method['id'] === id)).toMatchObject({ amount_from: 50, amount_to: 500 })
    const order = (price: number) =>
      given.product({ price, stock: 9 }).then((product) =>
        call('POST', '/api/orders', {
          body: orderOf(id, [{ product_id: product.id, quantity: 1 }]),
          headers: { 'idempotency-key': newId() },
        }),
      )
    const { body: placed } = await order(200)
    expect(placed).toMatchObject({ order: { payment_method: { id } } })
    for (const price of [1, 900])
      expect(await order(price)).toMatchObject({
        status: 422,
        body: { fields: { payment_method_id: expect.stringContaining('available for this total') } },
      })
    expect((await ask('PATCH', `/${id}`, { amount_from: null, amount_to: null })).body).toMatchObject({
      amount_from: null,
      amount_to: null,
    })
    expect((await order(900)).status).toBe(201)
  })

  it('are offered on every instance within a second, in each language, and no longer when they are off', async () => {
    await offeredAt(other)
    const { id } = await made({
      description: 'From any bank',
      translations: { ru: { title: 'Перевод' }, kk: { title: 'Аударым', description: 'Кез келген банктен' } },
      account_number: '5140 1234',
      show_bank_details: true,
    })
    const find = async (lang = 'en') => (await offeredAt(other, lang)).find((method) => method['id'] === id)
    await withinASecond(other.origin, async () => (await find()) !== undefined)
    expect(await find()).toMatchObject({ title: 'Transfer', account_number: '5140 1234' })
    expect(await find('ru')).toMatchObject({ title: 'Перевод', description: 'From any bank' })
    expect(await find('kk')).toMatchObject({ title: 'Аударым', description: 'Кез келген банктен' })
    expect((await ask('PATCH', `/${id}`, { translations: { ru: { description: 'Из любого банка' } } })).body).toMatchObject({
      translations: { ru: { title: 'Перевод', description: 'Из любого банка' } },
    })
    expect((await ask('PATCH', `/${id}`, { is_active: false })).status).toBe(200)
    await withinASecond(other.origin, async () => (await find()) === undefined)
  })

  it('say in which countries buyers are offered them first', async () => {
    const { id } = await made({ title: 'Kaspi', countries: ['KZ'] })
    const find = async () => (await offeredAt(running)).find((method) => method['id'] === id)
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ countries: ['KZ'] })
    expect((await ask('PATCH', `/${id}`, { countries: ['KZ', 'MY'] })).body).toMatchObject({ countries: ['KZ', 'MY'] })
    await expect.poll(async () => (await find())?.['countries']).toEqual(['KZ', 'MY'])
    expect((await ask('PATCH', `/${id}`, { title: 'Kaspi QR' })).body).toMatchObject({ countries: ['KZ', 'MY'] })
    expect((await ask('PATCH', `/${id}`, { countries: ['XX'] })).status).toBe(422)
  })

  it('are in the order that somebody gave them, all or none', async () => {
    const [a, b] = [await made({ title: 'A' }), await made({ title: 'B' })]
    const titles = async () => {
      const { body } = await ask('GET')
      return (body['payment_methods'] as Method[]).map(({ title }) => title)
    }
    expect((await titles()).slice(-2)).toEqual(['A', 'B'])
    const turned = [
      { id: b.id, display_order: 1 },
      { id: a.id, display_order: 2 },
    ]
    expect((await ask('POST', '/reorder', { payment_methods: [...turned, { id: newId(), display_order: 3 }] })).status).toBe(404)
    expect((await titles()).slice(-2)).toEqual(['A', 'B'])
    expect((await ask('POST', '/reorder', { payment_methods: turned })).status).toBe(200)
    const now = await titles()
    expect(now.indexOf('B')).toBeLessThan(now.indexOf('A'))
    expect((await ask('POST', '/reorder', { payment_methods: [turned[0], turned[0]] })).status).toBe(422)
  })

  it('are not overwritten unseen', async () => {
    const { id, updated_at } = await made()
    expect((await ask('PATCH', `/${id}`, { title: 'Theirs' }, second)).status).toBe(200)
    const late = await ask('PATCH', `/${id}`, { title: 'Mine', expected_updated_at: updated_at })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', current: { title: 'Theirs' } })
  })

  it('are refused with a sentence at the field', async () => {
    const wrong = await ask('POST', '', { type: 'bank_transfer', title: '', swift_code: 'MAYBANK' })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body['fields'] as object).sort()).toEqual(['swift_code', 'title'])
    expect((await ask('GET', `/${newId()}`)).status).toBe(404)
    expect((await ask('PATCH', `/${newId()}`, {})).body).toMatchObject({ code: 'payment_method_not_found' })
  })

  it('stay on the orders that were placed with them', async () => {
    const { id } = await made({ title: 'Old bank', account_number: '111', show_bank_details: true })
    const placed = await place(id)
    expect((await ask('DELETE', `/${id}`)).status).toBe(204)
    const { body } = await call('GET', `/api/admin/orders/${placed.id}`, { token: boss })
    expect(body['payment_method']).toMatchObject({ id: null, title: 'Old bank', account_number: '111' })
  })
})

describe('the destination of the money', () => {
  it('is reported to every super admin when it changes, and no other change is', async () => {
    const before = await mailCount()
    const { id } = await made({ title: 'Maybank', account_number: '5140 0000' })
    const mail = await mails.newest('boss@example.com', before + 1)
    await mails.newest('second@example.com', before + 1)
    expect(mail.subject).toContain('Maybank')
    await ask('PATCH', `/${id}`, { account_number: '6666 6666', title: 'Maybank 2' }, clerk)
    const { text } = await mails.newest('boss@example.com', before + 2)
    expect(text).toContain('5140 0000')
    expect(text).toContain('6666 6666')
    await ask('PATCH', `/${id}`, { title: 'Maybank 3', account_number: '6666 6666', is_active: false })
    const { id: next } = await made({ account_number: '7' })
    await mails.newest('boss@example.com', before + 3)
    expect(await mailCount()).toBe(before + 3)
    expect(await mails.mailsTo('clerk@example.com')).not.toContainEqual(expect.objectContaining({ subject: mail.subject }))
    await ask('DELETE', `/${next}`)
  })

  it('waits for another admin where the setting requires one', async () => {
    const count = await mailCount()
    const { id } = await made({ account_number: '1000', show_bank_details: true })
    await mails.newest('boss@example.com', count + 1)
    const approval = (value: string) => call('PATCH', '/api/admin/settings', { token: boss, body: { payment_details_approval: value } })
    expect((await approval('second_admin')).status).toBe(200)
    expect((await mails.newest('boss@example.com', count + 2)).subject).toContain('approval of payment details')

    const asked = await ask('PATCH', `/${id}`, { account_number: '2000', title: 'Renamed' }, clerk)
    expect(asked.body).toMatchObject({
      account_number: '1000',
      title: 'Renamed',
      waiting: { details: { account_number: '2000' }, is_own: true },
    })
    const { asked_at } = (asked.body as Method).waiting ?? { asked_at: '' }
    const decide = (decision: string, token: string) => ask('PUT', `/${id}/waiting-details`, { decision, asked_at }, token)
    expect((await decide('confirm', clerk)).body).toMatchObject({ code: 'own_change' })
    expect((await ask('PATCH', `/${id}`, { swift_code: 'MBBEMYKL' }, second)).body).toMatchObject({ code: 'details_waiting' })
    expect((await ask('PUT', `/${id}/waiting-details`, { decision: 'confirm', asked_at: new Date(0).toISOString() })).body).toMatchObject({
      code: 'nothing_waiting',
    })
    expect((await decide('confirm', boss)).body).toMatchObject({ account_number: '2000', waiting: null })
    expect((await decide('confirm', boss)).status).toBe(409)

    const fresh = await made({ title: 'New bank', account_number: '3000' })
    expect(fresh).toMatchObject({ is_active: false, account_number: null, waiting: { details: { account_number: '3000' } } })
    const confirmed = await ask('PUT', `/${fresh.id}/waiting-details`, { decision: 'confirm', asked_at: fresh.waiting?.asked_at }, second)
    expect(confirmed.body).toMatchObject({ is_active: true, account_number: '3000' })
    expect((await approval('none')).status).toBe(200)
  })
})

describe('DuitNow', () => {
  const code = merchantCode()

  it('is read from the picture, and an order gets a code with its amount and number', async () => {
    const { id } = await made({ type: 'qr_code', title: 'DuitNow QR' })
    const set = await ask('PUT', `/${id}/image`, await codeForm(code))
    expect(set.status).toBe(200)
    expect(set.body).toMatchObject({
      code: 'duitnow',
      duitnow: { payload: code, merchant_name: 'TULPAR STUDIO', merchant_city: 'KUALA LUMPUR' },
    })
    const order = await place(id)
    const payload = order.payment.duitnow_payload ?? ''
    expect(payload).toContain('010212')
    expect(payload).toContain(`54${String(order.total.toFixed(2).length).padStart(2, '0')}${order.total.toFixed(2)}`)
    expect(payload).toContain(`05${String(order.order_number.length).padStart(2, '0')}${order.order_number}`)

    const drawn = await fetch(`${origin}/api/orders/${order.id}/payment-code.svg`, { headers: { 'guest-session-token': order.token } })
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect((await fetch(`${origin}/api/orders/${order.id}/payment-code.svg`)).status).toBe(404)

    await ask('PATCH', `/${id}`, { duitnow: { payload: merchantCode({ account: '9999999999999999' }) } })
    const again = await call('GET', `/api/admin/orders/${order.id}`, { token: boss })
    expect(again.body['payment']).toEqual({ duitnow_payload: payload })
  })

  it('is none where the picture is of another code: then it is shown unchanged', async () => {
    const { id } = await made({ type: 'qr_code', title: 'Kaspi QR', duitnow: { payload: code } })
    const set = await ask('PUT', `/${id}/image`, await codeForm('https://kaspi.kz/pay/tulpar'))
    expect(set.body).toMatchObject({ code: 'other', duitnow: null, image_url: expect.stringContaining('/images/') })
    expect((await place(id)).payment.duitnow_payload).toBeNull()
    expect((await ask('DELETE', `/${id}/image`)).body).toMatchObject({ image_url: null })
  })

  it.each([
    ['a broken checksum', code.slice(0, -4) + '0000'],
    ['another country', merchantCode({ country: 'SG' })],
    ['another currency', merchantCode({ currency: '702' })],
    ['something else', 'hello'],
  ])('refuses %s', async (_, payload) => {
    const { id } = await made({ type: 'qr_code', title: 'QR' })
    const { status, body } = await ask('PATCH', `/${id}`, { duitnow: { payload } })
    expect(status).toBe(422)
    expect(body['fields']).toHaveProperty(['duitnow.payload'])
  })

  it('belongs to QR methods alone', async () => {
    const { id } = await made()
    expect((await ask('PATCH', `/${id}`, { duitnow: { payload: code } })).status).toBe(422)
  })

  it('can be tried with one ringgit', async () => {
    const { id } = await made({ type: 'qr_code', title: 'QR', duitnow: { payload: code } })
    const { body } = await ask('GET', `/${id}/sample-code`)
    expect(body['payload']).toContain('54041.00')
    expect(body['image']).toMatch(/^data:image\/svg\+xml;base64,/)
  })
})

type Placed = { id: string; order_number: string; total: number; payment: { duitnow_payload: string | null }; token: string }
async function place(methodId: string): Promise<Placed> {
  const { status, body } = await call('POST', '/api/orders', {
    body: orderOf(methodId, [{ product_id: productId, quantity: 1 }]),
    headers: { 'idempotency-key': newId() },
  })
  expect(status).toBe(201)
  return { ...(body['order'] as Placed), token: String(body['guest_token']) }
}
