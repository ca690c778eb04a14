import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { money, toSen } from '#contract/rules/money.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { post, runningShop } from '#tests/support/shop.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'
import { completeHandoff } from '../handoffs/complete-handoff.ts'
import { findHandoff } from '../handoffs/handoff-store.ts'

const { origin, db, given, shop } = await runningShop()
const agent = await agentPlatform()
const older = await agentPlatform({ version: '2026-04-08' })
const mug = await given.product({ name: 'Mug', names: { ru: 'Кружка' }, price: 49, variations: [{ name: 'Lapis' }], stock: 9 })
const context = { actor: { kind: 'guest' as const }, requestId: 'test', language: 'en' as const, listeners: [], uses: new Set<never>() }
const lapis = mug.variationIds[0] ?? ''
await db.insertInto('discounts').values({ id: newId(), code: 'NAURYZ10', kind: 'percent', value: 10 }).execute()

const buyer = { first_name: 'Aisyah', last_name: 'Rahman', email: 'aisyah@example.com', phone_number: '+60123456789' }
const shahAlam = {
  street_address: '12 Jalan Merdeka',
  address_locality: 'Shah Alam',
  address_region: 'Selangor',
  postal_code: '40000',
  address_country: 'MY',
}
const almaty = {
  street_address: 'Абая 10',
  address_locality: 'Алматы',
  address_region: 'Алматы',
  postal_code: '050000',
  address_country: 'KZ',
}
const to = (...destinations: object[]) => ({ methods: [{ type: 'shipping', destinations }] })
const line_items = [{ item: { id: lapis }, quantity: 2 }]
const whole = { line_items, buyer, fulfillment: to(shahAlam) }

type Message = { code: string; path?: string; severity?: string }
type Checkout = {
  id: string
  status: string
  line_items: { id: string; quantity: number }[]
  totals: { type: string; amount: number }[]
  messages: Message[]
  continue_url: string
  order?: object
  buyer?: { consent?: object }
  fulfillment: {
    methods: {
      selected_destination_id: string
      destinations: { id: string; type?: string }[]
      groups?: { options: { description: unknown }[] }[]
    }[]
  }
}
const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = agent.headers) => {
  const answer = await askUcp(origin, method, `/checkout-sessions${path}`, { headers, ...(body && { body }) })
  return { ...answer, checkout: answer.body as unknown as Checkout }
}
const create = (body: object, headers = agent.headers) => ask('POST', '', body, headers)
const sum = (totals: Checkout['totals']) => totals.filter(({ type }) => type !== 'total').reduce((all, { amount }) => all + amount, 0)
const amountOf = (totals: Checkout['totals'], wanted: string) => totals.find(({ type }) => type === wanted)?.amount

it('prepares an order at the prices of the shop’s own quote (agents, section 9)', async () => {
  for (const [destination, place] of [
    [shahAlam, { country: 'MY', state: 'Selangor' }],
    [
      { ...shahAlam, address_region: 'Sabah' },
      { country: 'MY', state: 'Sabah' },
    ],
    [almaty, { country: 'KZ' }],
  ] as const) {
    const { status, checkout } = await create({ ...whole, fulfillment: to(destination), discounts: { codes: ['nauryz10'] } })
    expect([status, checkout.status]).toEqual([201, 'requires_escalation'])
    expect(checkout.messages).toMatchObject([{ code: 'buyer_review_required', severity: 'requires_buyer_review' }])
    const items = [{ product_id: mug.id, variation_id: lapis, quantity: 2 }]
    const quote = (await (await post(origin, '/api/checkout/quote', { items, ...place, discount_code: 'NAURYZ10' })).json()) as Record<
      string,
      number
    >
    const sen = (name: string) => toSen(money(quote[name] ?? 0))
    const { totals } = checkout
    expect([amountOf(totals, 'subtotal'), amountOf(totals, 'fulfillment'), amountOf(totals, 'tax'), amountOf(totals, 'total')]).toEqual(
      ['subtotal', 'shipping', 'tax', 'total'].map(sen),
    )
    expect(amountOf(totals, 'discount')).toBe(-sen('discount'))
    expect(sum(totals)).toBe(amountOf(totals, 'total'))
  }
})

it('names each missing part at its place', async () => {
  const { checkout } = await create({
    line_items,
    fulfillment: to({ street_address: 'see https://evil.example', address_country: 'Malaysia' }),
    buyer: { email: 'no' },
  })
  expect(checkout.status).toBe('incomplete')
  const place = '$.fulfillment.methods[0].destinations[0]'
  expect(checkout.messages.every(({ severity }) => severity === 'recoverable')).toBe(true)
  expect(new Set(checkout.messages.map(({ path }) => path))).toEqual(
    new Set([
      '$.buyer.email',
      '$.buyer.first_name',
      '$.buyer.phone_number',
      ...['address_country', 'address_locality', 'address_region', 'postal_code', 'street_address'].map((name) => `${place}.${name}`),
    ]),
  )
  expect(checkout.totals.map(({ type }) => type)).toEqual(['subtotal', 'total'])
  const bare = await create({ line_items })
  expect(bare.checkout.messages.map(({ path }) => path)).toContain('$.fulfillment')
})

it('prices a country that is not on the list as any other', async () => {
  const { checkout } = await create({ ...whole, fulfillment: to({ ...almaty, address_country: 'de' }) })
  expect(checkout.status).toBe('requires_escalation')
  const items = [{ product_id: mug.id, variation_id: lapis, quantity: 2 }]
  const quote = (await (await post(origin, '/api/checkout/quote', { items, country: 'OTHER' })).json()) as { total: number }
  expect(amountOf(checkout.totals, 'total')).toBe(toSen(money(quote.total)))
})

it('lets the agent choose one of several destinations, and keeps them with their ids', async () => {
  const { checkout } = await create({ ...whole, fulfillment: to(shahAlam, almaty) })
  expect([checkout.status, checkout.messages[0]?.path]).toEqual(['incomplete', '$.fulfillment.methods[0].selected_destination_id'])
  const choose = (selected_destination_id: string) =>
    ask('PUT', `/${checkout.id}`, { ...whole, fulfillment: { methods: [{ id: 'shipping', selected_destination_id }] } })
  const chosen = await choose('dest_2')
  expect(chosen.checkout.status).toBe('requires_escalation')
  const [method] = chosen.checkout.fulfillment.methods
  expect(method?.destinations.map(({ id }) => id)).toEqual(['dest_1', 'dest_2'])
  const unknown = await choose('dest_9')
  expect(unknown.checkout.fulfillment.methods[0]?.selected_destination_id).toBe('dest_2')
  expect(unknown.checkout.messages).toMatchObject([{ path: '$.fulfillment.methods[0].selected_destination_id', severity: 'recoverable' }])
})

it('promises the days of delivery in the shop’s own words, one day as one', async () => {
  const descriptionOf = async () => {
    const { checkout } = await create(whole)
    return checkout.fulfillment.methods[0]?.groups?.[0]?.options[0]?.description
  }
  expect(await descriptionOf()).toEqual({ plain: expect.stringMatching(/^Arrives \d.*–/) })
  await db.updateTable('shipping_rates').set({ days_from: 2, days_to: 2 }).execute()
  await expect.poll(descriptionOf).toEqual({ plain: expect.stringMatching(/^Arrives on \d+\u00a0\w+$/) })
})

it('offers collection at the studio without a delivery price', async () => {
  const { checkout } = await create({ ...whole, fulfillment: { methods: [{ type: 'pickup' }] } })
  expect(checkout).toMatchObject({
    status: 'requires_escalation',
    fulfillment: { methods: [{ type: 'pickup', selected_destination_id: 'studio' }] },
  })
  expect(amountOf(checkout.totals, 'fulfillment')).toBe(0)
  const choose = (selected_destination_id: string) =>
    ask('PUT', `/${checkout.id}`, { ...whole, fulfillment: { methods: [{ type: 'pickup', selected_destination_id }] } })
  const wrong = (await choose('elsewhere')).checkout
  expect(wrong).toMatchObject({ status: 'incomplete', fulfillment: { methods: [{ selected_destination_id: 'studio' }] } })
  expect(wrong.messages).toMatchObject([
    { code: 'invalid', severity: 'recoverable', path: '$.fulfillment.methods[0].selected_destination_id' },
  ])
  expect(ucpSchemas('2026-08-25')('schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout', checkout)).toEqual([])
})

it('leaves the address to the person where the agent knows no fulfilment', async () => {
  const plain = await agentPlatform({ without: ['fulfillment'] })
  const { checkout } = await create(whole, plain.headers)
  expect(checkout).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_input' }] })
  expect(checkout).not.toHaveProperty('fulfillment')
})

it('changes nothing on complete, and neither stores nor repeats what pays', async () => {
  const { checkout } = await create(whole)
  const payment = { instruments: [{ credential: { type: 'card', number: '4111111111111111', token: 'tok_secret_of_the_card' } }] }
  const key = { ...agent.headers, 'idempotency-key': 'pay' }
  const answer = await ask('POST', `/${checkout.id}/complete`, { payment }, key)
  expect(answer).toMatchObject({
    status: 200,
    body: { id: checkout.id, status: 'requires_escalation', continue_url: checkout.continue_url },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/4111|tok_secret/)
  expect(await tablesThatHold(db, '4111111111111111')).toEqual([])
  expect(await tablesThatHold(db, 'tok_secret_of_the_card')).toEqual([])
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})

it('cancels once for all, and forgets the buyer', async () => {
  const { checkout } = await create(whole)
  const canceled = await ask('POST', `/${checkout.id}/cancel`)
  expect(canceled.checkout).toMatchObject({ status: 'canceled', line_items: [{ quantity: 2 }] })
  for (const [method, path] of [
    ['PUT', ''],
    ['POST', '/complete'],
    ['POST', '/cancel'],
  ] as const) {
    const again = await ask(method, `/${checkout.id}${path}`, method === 'PUT' ? whole : {})
    expect(again, path).toMatchObject({ status: 200, body: { status: 'canceled', messages: [{ code: 'checkout_closed' }] } })
    expect(again.body).not.toHaveProperty('continue_url')
  }
  const { buyer: left } = await db.selectFrom('agent_checkouts').select('buyer').where('id', '=', checkout.id).executeTakeFirstOrThrow()
  expect(left).toBeNull()
})

it('takes the goods and codes of a cart, and gives the same checkout again', async () => {
  const { body } = await askUcp(origin, 'POST', '/carts', {
    headers: agent.headers,
    body: { line_items, discounts: { codes: ['NAURYZ10'] } },
  })
  const first = await create({ cart_id: body['id'], line_items: [{ item: { id: lapis }, quantity: 7 }], buyer })
  expect(first.checkout).toMatchObject({ line_items: [{ quantity: 2 }], discounts: { applied: [{ code: 'NAURYZ10' }] } })
  expect((await create({ cart_id: body['id'] })).checkout.id).toBe(first.checkout.id)
  expect((await create({ cart_id: 'cart_of_nobody' })).body).toMatchObject({ messages: [{ code: 'not_found' }] })
})

it('shows prices and stock of the moment', async () => {
  const cup = await given.product({ name: 'Cup', price: 10, stock: 5 })
  const { checkout } = await create({ ...whole, line_items: [{ item: { id: cup.id }, quantity: 4 }] })
  await db
    .updateTable('products')
    .set({ price: money(12) })
    .where('id', '=', cup.id)
    .execute()
  await db.updateTable('stock_levels').set({ on_hand: 3 }).where('product_id', '=', cup.id).execute()
  const lower = await ask('GET', `/${checkout.id}`)
  expect(lower.checkout).toMatchObject({ line_items: [{ quantity: 3 }], status: 'requires_escalation' })
  expect(amountOf(lower.checkout.totals, 'subtotal')).toBe(3600)
  expect(lower.checkout.messages.map(({ code }) => code)).toContain('quantity_adjusted')
  await db.updateTable('stock_levels').set({ on_hand: 0 }).where('product_id', '=', cup.id).execute()
  const gone = await ask('GET', `/${checkout.id}`)
  expect(gone.checkout).toMatchObject({ status: 'incomplete', line_items: [] })
  expect(gone.checkout.messages).toContainEqual(expect.objectContaining({ code: 'out_of_stock', severity: 'unrecoverable' }))
})

it('completes with the first order from its link, and then shows no buyer (agents, section 10)', async () => {
  const consent = { 'dev.ucp.consent.marketing': { granted: true, source: 'platform' } }
  const { checkout } = await create({ ...whole, buyer: { ...buyer, consent }, context: { language: 'ru' } })
  const url = new URL(checkout.continue_url)
  const handoff = url.searchParams.get('handoff') ?? ''
  expect(url.pathname).toBe('/ru/checkout')
  expect(await findHandoff(shop, handoff)).toMatchObject({
    kind: 'checkout',
    platform: agent.host,
    wantsLetters: true,
    buyer: { email: buyer.email },
  })
  const paymentId = await given.paymentMethod()
  const order = {
    items: [{ product_id: mug.id, variation_id: lapis, quantity: 1 }],
    contact: { name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '+60 12 345 6789' },
    shipping: { address: '12 Jalan Merdeka', city: 'Shah Alam', state: 'Selangor', zip: '40000', country: 'MY' },
    payment_method_id: paymentId,
  }
  const placed = (await (await post(origin, '/api/orders', order, { 'idempotency-key': newId() })).json()) as { order: { id: string } }
  const { id: orderId, order_number } = await db.selectFrom('orders').select(['id', 'order_number']).executeTakeFirstOrThrow()
  expect(JSON.stringify(placed)).toContain(orderId)
  await completeHandoff({ ...shop, ...context }, { handoff, orderId, placedAt: new Date() })
  const over = await ask('GET', `/${checkout.id}`)
  expect(over.checkout).toMatchObject({ status: 'completed', line_items: [{ quantity: 2 }], order: { id: orderId, label: order_number } })
  for (const name of ['buyer', 'fulfillment', 'continue_url']) expect(over.body).not.toHaveProperty(name)
  const row = await db.selectFrom('agent_checkouts').select(['buyer', 'delivery']).where('id', '=', checkout.id).executeTakeFirstOrThrow()
  expect(row).toEqual({ buyer: null, delivery: null })
  expect(await db.selectFrom('agent_orders').select(['order_id', 'source', 'checkout_id']).execute()).toEqual([
    { order_id: orderId, source: agent.host, checkout_id: checkout.id },
  ])
  const readers = await db.selectFrom('newsletter_subscribers').select(['email', 'status']).execute()
  expect(readers).toEqual([{ email: 'aisyah@example.com', status: 'pending' }])
})

it('answers in the shape of both versions', async () => {
  for (const [by, version] of [
    [agent, '2026-08-25'],
    [older, '2026-04-08'],
  ] as const) {
    const faults = ucpSchemas(version)
    for (const body of [whole, { line_items, fulfillment: to({}) }, { ...whole, discounts: { codes: ['NAURYZ10', 'WRONG'] } }]) {
      const { checkout } = await create(body, by.headers)
      for (const name of ['fulfillment', 'discount'])
        expect(faults(`schemas/shopping/${name}.json#/$defs/dev.ucp.shopping.checkout`, checkout)).toEqual([])
    }
    const { checkout } = await create(whole, by.headers)
    const cancelled = await ask('POST', `/${checkout.id}/cancel`, undefined, by.headers)
    expect(faults('schemas/shopping/checkout.json', cancelled.body)).toEqual([])
    const [destination] = checkout.fulfillment.methods[0]?.destinations ?? []
    expect(destination?.type).toBe(version === '2026-08-25' ? 'shipping_address' : undefined)
    expect(Object.hasOwn(checkout, 'policies')).toBe(version === '2026-08-25')
    expect(checkout.buyer?.consent === undefined).toBe(version === '2026-04-08')
  }
})
