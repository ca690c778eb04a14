import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { origin, db, given } = await runningShop()
const agent = await agentPlatform()
const mug = await given.product({ name: 'Mug', price: 49, stock: 9 })
await db.insertInto('discounts').values({ id: newId(), code: 'NAURYZ10', kind: 'percent', value: 10 }).execute()

const line_items = [{ item: { id: mug.id }, quantity: 2 }]
const destination = {
  street_address: '12 Jalan Merdeka',
  address_locality: 'Shah Alam',
  address_region: 'Selangor',
  postal_code: '40000',
  address_country: 'MY',
}
const whole = {
  line_items,
  buyer: { first_name: 'Aisyah', last_name: 'Rahman', email: 'aisyah@example.com', phone_number: '+60123456789' },
  fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] },
}

type Checkout = {
  status: string
  totals: { type: string; amount: number }[]
  messages: { code: string; path?: string }[]
  continue_url: string
  buyer?: { consent?: object }
  fulfillment: { methods: { selected_destination_id: string; destinations: { id: string }[] }[] }
}
const create = async (body: object) => {
  const answer = await askUcp(origin, 'POST', '/checkout-sessions', { headers: agent.headers, body })
  return { checkout: answer.body as unknown as Checkout }
}
const amountOf = (totals: Checkout['totals'], wanted: string) => totals.find(({ type }) => type === wanted)?.amount

it('offers collection at an event where all goods can be had, and hands it over (agents, section 9)', async () => {
  const [fair, elsewhere] = [newId(), newId()]
  const [from, to_] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  for (const id of [fair, elsewhere])
    await db
      .insertInto('events')
      .values({
        id,
        slug: id,
        title: 'Fair',
        venue: 'Hall',
        address: 'Street 1',
        status: 'published',
        published_at: from,
        starts_at: from,
        ends_at: to_,
      })
      .execute()
  const level = await db.selectFrom('stock_levels').select('id').where('product_id', '=', mug.id).executeTakeFirstOrThrow()
  const stocked = { stock_level_id: level.id, product_id: mug.id, allocated: 2 }
  await db
    .insertInto('event_stock')
    .values({ id: newId(), event_id: fair, ...stocked })
    .execute()
  await db.insertInto('event_products').values({ event_id: fair, product_id: mug.id }).execute()
  const { checkout } = await create({ ...whole, fulfillment: { methods: [{ type: 'pickup', selected_destination_id: fair }] } })
  expect(checkout.status, JSON.stringify(checkout.messages)).toBe('requires_escalation')
  const [method] = checkout.fulfillment.methods
  expect(method?.destinations.map(({ id }) => id)).toEqual(['studio', fair])
  expect([method?.selected_destination_id, amountOf(checkout.totals, 'fulfillment')]).toEqual([fair, 0])
  const token = new URL(checkout.continue_url).searchParams.get('handoff')
  const handed = await post(origin, '/api/handoffs/look', { token })
  expect(await handed.json()).toMatchObject({ shipping: null, event_id: fair, delivery: 'pickup' })
})

it('applies a code that ships free with amount 0 and no delivery price (agents, section 8)', async () => {
  await db.insertInto('discounts').values({ id: newId(), code: 'SHIPFREE', kind: 'free_shipping' }).execute()
  await db.insertInto('discounts').values({ id: newId(), code: 'BIGONE', kind: 'percent', value: 5, minimum: 9999 }).execute()
  const { checkout } = await create({ ...whole, discounts: { codes: ['shipfree', 'NAURYZ10', 'BIGONE'] } })
  expect(checkout).toMatchObject({ discounts: { applied: [{ code: 'SHIPFREE', amount: 0 }] } })
  expect([amountOf(checkout.totals, 'fulfillment'), amountOf(checkout.totals, 'discount')]).toEqual([0, undefined])
  expect(checkout.messages.map(({ code, path }) => [code, path])).toEqual([
    ['discount_code_combination_disallowed', '$.discounts.codes[1]'],
    ['discount_code_user_ineligible', '$.discounts.codes[2]'],
    ['buyer_review_required', undefined],
  ])
})

it('offers a consent that is not given, also without a buyer', async () => {
  const offered = { 'dev.ucp.consent.marketing': { granted: false, source: 'business', description: expect.any(String) as string } }
  for (const body of [whole, { line_items }]) expect((await create(body)).checkout.buyer?.consent).toEqual(offered)
})
