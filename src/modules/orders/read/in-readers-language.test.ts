import { expect, it } from 'vitest'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'

const { given, place, ask, db } = await testShop()
const method = await given.paymentMethod({ title: 'Bank transfer', instructions: 'Name the order.' })
await db
  .updateTable('payment_methods')
  .set({ translations: JSON.stringify({ ru: { title: 'Банковский перевод', instructions: 'Укажите заказ.' } }) })
  .where('id', '=', method)
  .execute()
const mug = await given.product({ name: 'Ram’s horn mug', names: { ru: 'Кружка «Бараний рог»' }, variations: [{ name: 'Lapis' }] })
const items = [{ product_id: mug.id, variation_id: mug.variationIds[0], quantity: 1 }]

it('shows an order in the reader’s language, and the stored words where there are no others', async () => {
  const { body } = await place(orderOf(method, items), { language: 'ru' })
  const readIn = async (language: 'en' | 'ru' | 'kk') =>
    (await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token], language })).body
  expect(await readIn('ru')).toMatchObject({
    payment_method: { title: 'Банковский перевод' },
    items: [{ name: 'Кружка «Бараний рог»', variation_name: 'Lapis' }],
  })
  expect(await readIn('en')).toMatchObject({
    payment_method: { title: 'Bank transfer', instructions: 'Name the order.' },
    items: [{ name: 'Ram’s horn mug' }],
  })
  expect(await readIn('kk')).toMatchObject({ payment_method: { title: 'Банковский перевод' }, items: [{ name: 'Кружка «Бараний рог»' }] })
})

it('keeps its name of the purchase, in the language of the purchase', async () => {
  const { body } = await place(orderOf(method, items), { language: 'en' })
  await db.updateTable('products').set({ name: 'Another mug' }).where('id', '=', mug.id).execute()
  const read = await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token], language: 'en' })
  expect(read.body.items).toMatchObject([{ name: 'Ram’s horn mug' }])
})

it('keeps the instructions of the purchase where staff have changed them since', async () => {
  const changed = await given.paymentMethod({ instructions: 'Account 1' })
  const { body } = await place(orderOf(changed, items), { language: 'en' })
  const translations = JSON.stringify({ ru: { instructions: 'Счёт 2' } })
  await db.updateTable('payment_methods').set({ instructions: 'Account 2', translations }).where('id', '=', changed).execute()
  const read = await ask('GET', `/orders/${body.order.id}`, undefined, { guestTokens: [body.guest_token], language: 'ru' })
  expect(read.body.payment_method).toMatchObject({ instructions: 'Account 1' })
})
