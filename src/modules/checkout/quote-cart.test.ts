import { expect, it } from 'vitest'
import { changeSettings, forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop, type Asking } from '#tests/support/test-shop.ts'
import { setGatewayModes } from './index.ts'

const shop = await testShop()
const { given, ask } = shop

function quote(items: readonly object[], more: object = {}, asking: Asking = {}) {
  return ask('POST', '/checkout/quote', { items, ...more }, asking)
}

it('adds up goods, shipping and tax for a guest', async () => {
  const tee = await given.product({ price: 79.9 })
  const { status, body } = await quote([{ product_id: tee.id, quantity: 2 }], { country: 'KZ' })
  expect(status).toBe(200)
  expect(body).toEqual({
    lines: [
      {
        product_id: tee.id,
        variation_id: null,
        variation_name: null,
        size: null,
        name: expect.stringContaining('Thing'),
        image_url: null,
        quantity: 2,
        unit_price: 79.9,
        line_total: 159.8,
        is_pre_order: false,
        ships_on: null,
      },
    ],
    subtotal: 159.8,
    discount: 0,
    discount_from: null,
    discount_code: null,
    gift_wrapping: null,
    shipping: 55,
    tax: 9.59,
    total: 224.39,
    free_shipping_remaining: null,
    // A member starts with 5 % off and ships free above RM150.
    member_saving: 63.47,
    shipping_zone: 'central_asia',
    delivery: { made_by: expect.any(String), arrives_from: expect.any(String), arrives_to: expect.any(String) },
    problems: [],
  })
})

it('keeps the order sent, also of the same option twice', async () => {
  const [one, two] = [await given.product(), await given.product()]
  const { body } = await quote([
    { product_id: two.id, quantity: 1 },
    { product_id: one.id, quantity: 1 },
    { product_id: two.id, quantity: 3 },
  ])
  expect(body.lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [two.id, 1],
    [one.id, 1],
    [two.id, 3],
  ])
})

it('names the wrong line and its problem in the visitor’s language', async () => {
  const [few, none, tee] = [
    await given.product({ stock: 3 }),
    await given.product({ stock: 0 }),
    await given.product({ sizes: ['S'], variations: [{ name: 'A' }, { name: 'B' }] }),
  ]
  const items = [
    { product_id: few.id, quantity: 2 },
    { product_id: none.id, quantity: 1 },
    { product_id: few.id, quantity: 2 },
    { product_id: tee.id, size: 'S', quantity: 1 },
    { product_id: tee.id, variation_id: tee.variationIds[1], quantity: 1 },
    { product_id: '01970000-0000-7000-8000-000000000001', quantity: 1 },
  ]
  const { status, body } = await quote(items, {}, { language: 'ru' })
  expect(status).toBe(200)
  expect(body.problems.map(({ code, line, available, message }) => [line, code, available, message])).toEqual([
    [0, 'out_of_stock', 3, 'Осталось всего 3 штуки.'],
    [1, 'out_of_stock', 0, 'Нет в наличии.'],
    [2, 'out_of_stock', 3, 'Осталось всего 3 штуки.'],
    [3, 'choose_variation', null, 'Выберите вариант.'],
    [4, 'choose_size', null, 'Выберите размер.'],
    [5, 'not_found', null, 'Этого больше нет в продаже.'],
  ])
  expect(body.lines).toHaveLength(5)
})

it('takes the only variation without asking, and its image and price', async () => {
  const tee = await given.product({ price: 40, variations: [{ name: 'Lapis', price: 44, sale_price: 41 }] })
  await shop.db
    .insertInto('pictures')
    .values([
      { key: 'front', file_key: 'f', mime: 'image/png', width: 1, height: 1 },
      { key: 'lapis', file_key: 'l', mime: 'image/png', width: 1, height: 1 },
    ])
    .execute()
  await shop.db
    .insertInto('product_images')
    .values([
      { id: '01970000-0000-7000-8000-00000000000a', product_id: tee.id, picture_key: 'front', is_featured: true },
      {
        id: '01970000-0000-7000-8000-00000000000b',
        product_id: tee.id,
        picture_key: 'lapis',
        variation_id: tee.variationIds[0],
        display_order: 4,
      },
    ])
    .execute()
  const { body } = await quote([{ product_id: tee.id, quantity: 1 }])
  expect(body.lines[0]).toMatchObject({
    variation_id: tee.variationIds[0],
    variation_name: 'Lapis',
    unit_price: 41,
    image_url: expect.stringContaining('/images/lapis/'),
  })
})

it('shows members their prices and how far free shipping is', async () => {
  const tee = await given.product({ price: 80, member_price: 70 })
  const member = await given.account({ isMember: true })
  const { body } = await quote([{ product_id: tee.id, quantity: 2 }], {}, { actor: member })
  expect(body).toMatchObject({ subtotal: 140, discount: 7, shipping: 8, free_shipping_remaining: 17.01, tax: 7.98, total: 148.98 })
  const more = await quote([{ product_id: tee.id, quantity: 3 }], {}, { actor: member })
  expect(more.body).toMatchObject({ subtotal: 210, discount: 10.5, shipping: 0, free_shipping_remaining: 0 })
})

it('promises the first-purchase discount once', async () => {
  const [tee, actor] = [await given.product({ price: 100 }), await given.account()]
  const items = [{ product_id: tee.id, quantity: 1 }]
  expect((await quote(items, {}, { actor })).body.discount).toBe(5)
  await shop.place(orderOf(await methodId(), items), { actor })
  expect((await quote(items, {}, { actor })).body.discount).toBe(0)
  expect((await quote(items)).body.discount).toBe(0)
})

it('follows the settings', async () => {
  const tee = await given.product({ price: 200 })
  await changeSettings(shop, { tax_destinations: 'malaysia', free_shipping_for: 'everybody', tax_rate: 0.08 })
  try {
    expect((await quote([{ product_id: tee.id, quantity: 1 }], { country: 'SG' })).body).toMatchObject({ shipping: 0, tax: 0, total: 200 })
    expect((await quote([{ product_id: tee.id, quantity: 1 }], { country: 'MY', state: 'Sabah' })).body).toMatchObject({
      shipping: 0,
      tax: 16,
      total: 216,
    })
  } finally {
    await shop.db.deleteFrom('settings').execute()
    forgetSettings(shop.memory)
  }
})

it.each([-1, 0, 1.5, 1e9, '2', null, [], {}].map((quantity) => ({ quantity })))('refuses $quantity as a quantity', async ({ quantity }) => {
  const tee = await given.product()
  const { status, body } = await quote([{ product_id: tee.id, quantity }])
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'items.0.quantity': 'invalid_quantity' } })
})

it('refuses a price, a role and an unknown event sent by a browser', async () => {
  const tee = await given.product()
  expect((await quote([{ product_id: tee.id, quantity: 1, price: 1 }])).body.fields).toEqual({ 'items.0.price': 'unrecognized_keys' })
  expect((await quote([{ product_id: tee.id, quantity: 1 }], { is_member: true })).body.fields).toEqual({ is_member: 'unrecognized_keys' })
  expect((await quote([{ product_id: tee.id, quantity: 1 }], { event_id: tee.id })).body.fields).toEqual({ event_id: 'unknown_event' })
})

it('offers ways to pay, countries and zones in the language of the visitor', async () => {
  const id = await methodId()
  await shop.db
    .updateTable('payment_methods')
    .set({ translations: JSON.stringify({ kk: { title: 'Банк аударымы' } }) })
    .where('id', '=', id)
    .execute()
  const { body } = await ask('GET', '/checkout/options', undefined, { language: 'kk' })
  expect(body.payment_methods.find((method) => method.id === id)).toMatchObject({ title: 'Банк аударымы', account_number: '1234' })
  expect(body.countries).toHaveLength(17)
  expect(body.countries[1]).toEqual({ code: 'KZ', name: 'Қазақстан' })
  expect(body.countries.at(-1)).toEqual({ code: 'OTHER', name: 'Басқа ел' })
  expect(body.shipping_zones.map(({ rate }) => rate)).toEqual([8, 14, 28, 55, 75])
  expect(body).toMatchObject({ tax_rate: 0.06, free_shipping_over: 150, payment_hours: 72, proof_max_mb: 5, return_days: 14 })
})

it('offers cards only when something can take them, and labels the sandbox', async () => {
  const id = await given.paymentMethod({ type: 'card' })
  forgetSettings(shop.memory)
  const offered = async () => (await ask('GET', '/checkout/options')).body.payment_methods.find((method) => method.id === id)
  expect(await offered()).toBeUndefined()
  setGatewayModes(shop.memory, { card: 'sandbox', paypal: 'off' })
  expect(await offered()).toMatchObject({ is_sandbox: true })
  setGatewayModes(shop.memory, { card: 'live', paypal: 'off' })
  expect(await offered()).toMatchObject({ is_sandbox: false })
})

async function methodId(): Promise<string> {
  const id = await given.paymentMethod()
  forgetSettings(shop.memory)
  return id
}
