import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, db, given, origin } = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
await shop.startJobs()
const method = await given.paymentMethod()

function order(
  productId: string,
  quantity: number,
  { email, address, language = 'en' }: { email: string; address: string; language?: string },
) {
  const body = orderOf(method, [{ product_id: productId, quantity }], { contact: { name: 'Dana', email, phone: '+60 12 345 6789' } })
  return post(origin, `/api/orders?lang=${language}`, body, { 'idempotency-key': newId(), 'x-forwarded-for': address })
}

it('leaves most of a stock of 990 to others when ten unpaid orders of 99 come from one network', async () => {
  const { id } = await given.product({ stock: 990 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => order(id, 99, { email: `guest-${index}@example.com`, address: `2001:db8:7:7::${index}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8)
  const { reserved } = await db.selectFrom('stock_levels').select('reserved').where('product_id', '=', id).executeTakeFirstOrThrow()
  expect(reserved).toBe(198)
})

it.each([
  ['en', 'too many unpaid items on hold'],
  ['ru', 'слишком много неоплаченных вещей'],
  ['kk', 'төленбеген зат тым көп'],
])('says the cap in %s', async (language, words) => {
  const { id } = await given.product({ stock: 990 })
  const from = { email: `cap-${language}@example.com`, address: `198.51.100.${language.codePointAt(0)}`, language }
  for (const quantity of [99, 99]) expect((await order(id, quantity, from)).status).toBe(201)
  const refused = await order(id, 3, from)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'too_many_unpaid', most: 200, error: expect.stringContaining(words) })
})

it('says how many whole seconds to wait after ten orders for one mailbox', async () => {
  const { id } = await given.product({ stock: 990 })
  const answers = []
  for (let index = 0; index < 11; index += 1)
    answers.push(await order(id, 1, { email: `da.na+${index}@gmail.com`, address: `203.0.113.${index}` }))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  const refused = answers[10]
  expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await refused?.json()).toMatchObject({ code: 'too_many_requests' })
})
