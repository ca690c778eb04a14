import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { indexProducts } from '#modules/catalog/index.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { askMcp, type McpAnswer } from '#tests/support/ask-mcp.ts'
import { runningShop } from '#tests/support/shop.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'
import { deriveSigningKey } from '../signatures/signing-key.ts'
import { signRequest } from '../signatures/sign-request.ts'

const { origin, db, given } = await runningShop({ RATE_LIMITS: 'on' })
const url = `${origin}/ucp/mcp`
const key = deriveSigningKey('an agent’s own secret, not the shop’s', { kid: 'k1', salt: Buffer.alloc(32) })
const agent = await agentPlatform({ keys: () => [key.publicJwk] })
const mug = await given.product({ name: 'Mug', price: 49, stock: 5 })
await indexProducts(db, [mug.id])

const metaOf = (profile: string, more = {}) => ({ 'ucp-agent': { profile }, ...more })
const ask = (name: string, input: object, given: { profile?: string; protocol?: string; meta?: object; id?: string } = {}) =>
  askMcp(url, 'tools/call', {
    params: { name, arguments: { meta: metaOf(given.profile ?? agent.profile, given.meta), ...input } },
    id: given.id ?? 1,
    ...(given.protocol !== undefined && { protocol: given.protocol }),
  })
const thingOf = ({ body }: McpAnswer) => body.result?.['structuredContent'] as Record<string, unknown> & { id: string }
const line_items = [{ item: { id: mug.id }, quantity: 2 }]

it('lists the calls of UCP as tools whose schemas are whole (agents, section 15)', async () => {
  const { body } = await askMcp(url, 'tools/list')
  const tools = body.result?.['tools'] as { name: string; inputSchema: object }[]
  expect(tools.map(({ name }) => name)).toEqual([
    'search_catalog',
    'lookup_catalog',
    'get_product',
    'create_cart',
    'get_cart',
    'update_cart',
    'cancel_cart',
    'create_checkout',
    'get_checkout',
    'update_checkout',
    'complete_checkout',
    'cancel_checkout',
    'get_order',
  ])
  expect(JSON.stringify(tools)).not.toContain('$ref')
  expect(tools.every(({ inputSchema }) => 'properties' in inputSchema)).toBe(true)
})

it('makes the same carts and checkouts as REST, in three protocols', async () => {
  for (const protocol of ['2026-07-28', '2025-11-25', '2025-06-18']) {
    const found = await ask('search_catalog', { catalog: { query: 'mug' } }, { protocol })
    expect(thingOf(found)['products']).toMatchObject([{ id: mug.id }])
    const made = await ask('create_cart', { cart: { line_items } }, { protocol })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const cart = thingOf(made)
    expect(made.body.result?.['content']).toEqual([{ type: 'text', text: JSON.stringify(cart) }])
    expect(ucpSchemas('2026-08-25')('schemas/shopping/cart.json', cart)).toEqual([])
    const overRest = await askUcp(origin, 'GET', `/carts/${cart.id}`, { headers: agent.headers })
    expect(thingOf(await ask('get_cart', { id: cart.id }, { protocol }))).toEqual(overRest.body)
    const more = { line_items: [{ item: { id: mug.id }, quantity: 9 }] }
    expect(thingOf(await ask('update_cart', { id: cart.id, cart: more }, { protocol }))).toMatchObject({
      line_items: [{ quantity: 5 }],
      messages: [{ code: 'quantity_adjusted' }],
    })
    const checkout = thingOf(await ask('create_checkout', { checkout: { cart_id: cart.id } }, { protocol }))
    expect(checkout).toMatchObject({ status: 'incomplete', line_items: [{ quantity: 5 }] })
    const once = { meta: { 'idempotency-key': `once ${protocol}` }, protocol }
    expect(thingOf(await ask('complete_checkout', { id: checkout.id, checkout: { payment: { token: 'x' } } }, once))).toMatchObject({
      id: checkout.id,
      status: 'incomplete',
    })
    expect(thingOf(await ask('cancel_checkout', { id: checkout.id }, once))).toMatchObject({ status: 'canceled' })
    expect(thingOf(await ask('cancel_cart', { id: cart.id }, { protocol }))).toMatchObject({ id: cart.id })
    expect(thingOf(await ask('get_cart', { id: cart.id }, { protocol }))).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found' }],
    })
  }
})

it('serves clients that post JSON alone, without a handshake', async () => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 'a',
      method: 'tools/call',
      params: { name: 'create_cart', arguments: { meta: metaOf(agent.profile), cart: { line_items } } },
    }),
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await answer.json()).toMatchObject({ id: 'a', result: { structuredContent: { currency: 'MYR' } } })
})

it('refuses as a JSON-RPC error with REST’s status, and keeps the id (agents, section 4)', async () => {
  const blocked = await agentPlatform()
  await ask('search_catalog', { catalog: { query: 'mug' } }, { profile: blocked.profile })
  await db.updateTable('agent_platforms').set({ is_blocked: true }).where('profile_url', '=', blocked.profile).execute()
  const old = await agentPlatform({ version: '2026-01-11' })
  const cart = { cart: { line_items } }
  const cases: [Promise<McpAnswer>, number, number, string][] = [
    [ask('create_cart', cart, { profile: 'agent', id: 'x' }), 400, -32_001, 'invalid_profile_url'],
    [ask('create_cart', cart, { profile: 'https://10.0.0.1/', id: 'x' }), 424, -32_001, 'profile_unreachable'],
    [ask('create_cart', cart, { profile: old.profile, id: 'x' }), 422, -32_001, 'version_unsupported'],
    [ask('create_cart', cart, { profile: blocked.profile, id: 'x' }), 403, -32_000, 'profile_not_trusted'],
    [ask('create_cart', { cart: {} }, { id: 'x' }), 400, -32_602, 'invalid_request'],
    [ask('get_cart', {}, { id: 'x' }), 400, -32_602, 'invalid_request'],
    [ask('cancel_checkout', { id: 'chk_1' }, { id: 'x' }), 400, -32_602, 'invalid_request'],
  ]
  for (const [asked, status, code, name] of cases)
    expect(await asked, name).toMatchObject({ status, body: { id: 'x', error: { code, data: { code: name } } } })
  expect((await ask('pay', {})).body.error?.code).toBe(-32_602)
  const narrow = await agentPlatform({ without: ['cart'] })
  expect(thingOf(await ask('create_cart', cart, { profile: narrow.profile }))).toMatchObject({
    messages: [{ code: 'capabilities_incompatible' }],
  })
})

it('acts once for a key, and refuses another body with it', async () => {
  const meta = { 'idempotency-key': 'once' }
  const [one, two] = [
    await ask('create_cart', { cart: { line_items } }, { meta }),
    await ask('create_cart', { cart: { line_items } }, { meta }),
  ]
  expect(thingOf(two).id).toBe(thingOf(one).id)
  const other = { cart: { line_items: [{ item: { id: mug.id }, quantity: 1 }] } }
  expect(await ask('create_cart', other, { meta })).toMatchObject({
    status: 409,
    body: { error: { code: -32_000, data: { code: 'idempotency_conflict' } } },
  })
})

/** Posts a call with the signature of this platform. `change` alters the body after it was signed. */
async function askSigned(name: string, input: object, change = (body: string) => body): Promise<McpAnswer> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: { meta: metaOf(agent.profile), ...input } },
  })
  const headers = signRequest(key, { method: 'POST', url: new URL(url), headers: { 'content-type': 'application/json' }, body }, new Date())
  const answer = await fetch(url, { method: 'POST', headers, body: change(body) })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as McpAnswer['body'] }
}

it('checks the signature of the POST', async () => {
  const made = await askSigned('create_cart', { cart: { line_items } })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const missing = { status: 401, body: { error: { code: -32_000, data: { code: 'signature_missing' } } } }
  expect(await ask('get_cart', { id: thingOf(made).id })).toMatchObject(missing)
  const altered = await askSigned('create_cart', { cart: { line_items } }, (body) => body.replace('"quantity":2', '"quantity":3'))
  expect(altered).toMatchObject({ status: 400, body: { error: { code: -32_600, data: { code: 'digest_mismatch' } } } })
  expect(await ask('get_order', { id: newId() })).toMatchObject(missing)
  expect(thingOf(await askSigned('get_order', { id: newId() }))).toMatchObject({ messages: [{ code: 'not_found' }] })
})

it('limits writes by address, and says when to come again', async () => {
  let answer = await ask('cancel_cart', { id: 'cart_1' })
  for (let time = 0; time < 130 && answer.status === 200; time += 1) answer = await ask('cancel_cart', { id: 'cart_1' })
  expect(answer).toMatchObject({ status: 429, body: { error: { code: -32_000, data: { code: 'rate_limited' } } } })
  expect(answer.body.error?.data?.['retry_after']).toBe(Number(answer.headers.get('retry-after')))
  expect((await ask('search_catalog', { catalog: { query: 'mug' } })).status).toBe(200)
})
