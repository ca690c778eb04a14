import { afterEach, expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { changeSettings, forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { viewInvoice } from '../invoice/view-invoice.ts'
import { readPackingSlips } from '../packing/read-packing-slips.ts'

const shop = await testShop()
const { given, place, ask, ctxOf } = shop
const method = await given.paymentMethod()
const mug = await given.product({ price: 40 })
const items = [{ product_id: mug.id, quantity: 1 }]
const message = 'Туған күнің құтты болсын!\nLove, Nurul'
const staff = { actor: await given.account({ role: 'admin' }) }

afterEach(async () => {
  await shop.db.deleteFrom('settings').where('key', 'like', 'gift%').execute()
  forgetSettings(shop.memory)
})

const gift = (changes: object = {}) => place(orderOf(method, items, { gift_wrapping: true, gift_message: message, ...changes }))

it('adds what the wrapping costs to the total, untaxed and undiscounted, and keeps the words', async () => {
  await changeSettings(shop, { gift_wrapping_price: 12.5 })
  const quoted = await ask('POST', '/checkout/quote', { items, country: 'MY', gift_wrapping: true })
  expect(quoted.body).toMatchObject({ subtotal: 40, gift_wrapping: 12.5, shipping: 8, tax: 2.4, total: 62.9 })
  const { status, body } = await gift({ quoted_total: quoted.body.total })
  expect(status).toBe(201)
  expect(body.order).toMatchObject({ gift_wrapping: 12.5, gift_message: message, tax: 2.4, total: 62.9 })
})

it('costs the same whatever is in the order, and brings it no nearer to free shipping', async () => {
  const member = await given.account({ isMember: true })
  const asked = { items: [{ product_id: mug.id, quantity: 2 }], country: 'MY' }
  const plain = await ask('POST', '/checkout/quote', asked, { actor: member })
  const wrapped = await ask('POST', '/checkout/quote', { ...asked, gift_wrapping: true }, { actor: member })
  expect(wrapped.body).toMatchObject({ gift_wrapping: 8, free_shipping_remaining: plain.body.free_shipping_remaining })
  expect(wrapped.body.total).toBe(money(plain.body.total + 8))
})

it('sends words without wrapping, for free', async () => {
  const { body } = await gift({ gift_wrapping: false })
  expect(body.order).toMatchObject({ gift_wrapping: null, gift_message: message, total: 50.4 })
})

it('agrees to another price only after it was shown', async () => {
  const { body } = await ask('POST', '/checkout/quote', { items, country: 'MY', gift_wrapping: true })
  await changeSettings(shop, { gift_wrapping_price: 20 })
  expect(await gift({ quoted_total: body.total })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', quote: { gift_wrapping: 20 } },
  })
})

it('refuses to wrap where the shop does not, and quotes nothing for it', async () => {
  await changeSettings(shop, { gift_wrapping: 'off' })
  expect((await ask('GET', '/checkout/options')).body).toMatchObject({ gift_wrapping: null })
  expect((await ask('POST', '/checkout/quote', { items, gift_wrapping: true })).body).toMatchObject({ gift_wrapping: null, total: 50.4 })
  expect(await gift()).toMatchObject({ status: 422, body: { fields: { gift_wrapping: 'not_wrapped' } } })
})

it('prints the words and the wrapping on the packing slip, and no price', async () => {
  const { body } = await gift()
  const slip = await textOfPdf(new Uint8Array(await (await readPackingSlips({ ctx: ctxOf(staff) }, [body.order.id])).arrayBuffer()))
  expect(slip).toContain('Туған күнің құтты болсын!')
  expect(slip).toContain('Gift: please wrap')
  expect(slip).not.toMatch(/RM|40\.00|8\.00|58\.40/)
})

it('has a line of its own on the invoice, and goes back with all of the money', async () => {
  const { body } = await gift()
  const { order } = body
  const paid = await ask('PUT', `/admin/orders/${order.id}/payment`, { decision: 'accepted' }, staff)
  expect(paid.body.paid).toBe(58.4)
  const address = order.shipping_address
  const seller = { name: 'Tulpar', email: '', site: 'tulpar.example', address, sstNumber: '' }
  const { sums } = viewInvoice(serverTranslator('invoice', 'en'), {
    order: { ...paid.body, timeline: [] },
    taxRate: 0.06,
    shop: seller,
    language: 'en',
  })
  expect(sums).toContainEqual({ label: 'Gift wrapping', amount: 'RM\u00a08.00' })
})

it('lets staff correct the words until it is sent', async () => {
  const { body } = await gift()
  const { order, guest_token } = body
  expect((await ask('PATCH', `/admin/orders/${order.id}`, { gift_message: 'Happy birthday' }, staff)).body).toMatchObject({
    gift_message: 'Happy birthday',
    total: order.total,
  })
  const seen = await ask('GET', `/orders/${order.id}`, undefined, { guestTokens: [guest_token] })
  expect(seen.body.gift_message).toBe('Happy birthday')
})
