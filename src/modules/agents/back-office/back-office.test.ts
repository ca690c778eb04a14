import { beforeEach, expect, it } from 'vitest'
import type { AgentsOverview } from '#contract/admin-agents.ts'
import { newId } from '#kit/ids.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { failedEventRow } from '#tests/support/agent-rows.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { orderListener } from '#tests/support/order-listener.ts'
import { post } from '#tests/support/shop.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { origin, db, given, call, admin } = await shopWithAccounts()
const listener = orderListener()
const agent = await agentPlatform({ respond: listener.respond })
const mug = await given.product({ name: 'Mug', price: 49, stock: 90 })
const payment = await given.paymentMethod()
const token = await admin('admin@example.com', false)
const owner = await admin('owner@example.com')
const patience = { timeout: 10_000 }

const overview = async () => (await call('GET', '/api/admin/agents', { token })).body as AgentsOverview
const create = (path = '/checkout-sessions') =>
  askUcp(origin, 'POST', path, { headers: agent.headers, body: { line_items: [{ item: { id: mug.id }, quantity: 1 }] } })
const allLogged = () => db.selectFrom('audit_log').select(['action', 'entity', 'entity_name', 'changes']).orderBy('at').execute()
let earlier = 0
/** What this test added. */
const logged = async () => (await allLogged()).slice(earlier)

beforeEach(async () => {
  listener.received.length = 0
  earlier = (await allLogged()).length
})

/** Places an order from what this link leads to. */
async function placed(link: unknown) {
  const handoff = new URL(String(link), origin).searchParams.get('handoff')
  const order = { ...orderOf(payment, [{ product_id: mug.id, quantity: 1 }]), handoff }
  const answer = await post(origin, '/api/orders', order, { 'idempotency-key': newId() })
  return ((await answer.json()) as { order: { id: string; order_number: string } }).order
}

it('names who came and what it brought, and nobody’s name (agents, section 20)', async () => {
  const made = await create()
  await placed(made.body['continue_url'])
  await create()
  await create('/carts')
  const { platforms } = await overview()
  expect(platforms).toMatchObject([
    { host: agent.host, profile_url: agent.profile, version: '2026-08-25', carts: 1, checkouts: 1, orders: 1, is_blocked: false },
  ])
  const { email, contact_name } = await db.selectFrom('orders').select(['email', 'contact_name']).executeTakeFirstOrThrow()
  const text = JSON.stringify(await overview())
  for (const secret of [email, contact_name]) expect(text).not.toContain(secret)
})

it('marks the orders of agents for staff, and counts them by their source', async () => {
  const order = await placed((await create()).body['continue_url'])
  const link = await fetch(`${origin}/buy/${mug.id}:1`, { redirect: 'manual' })
  const linked = await placed(link.headers.get('location'))
  const shown = (id: string) => call('GET', `/api/admin/orders/${id}`, { token })
  expect([(await shown(order.id)).body['agent'], (await shown(linked.id)).body['agent']]).toEqual([agent.host, null])
  const listed = await call('GET', `/api/admin/orders?agent=${encodeURIComponent(agent.host)}`, { token })
  const found = listed.body['orders'] as { id: string; agent: string }[]
  expect(found.map(({ id }) => id)).toContain(order.id)
  expect(new Set(found.map(({ agent: host }) => host))).toEqual(new Set([agent.host]))
  const sources = await db
    .selectFrom('figure_order_sources')
    .select(['order_id', 'source'])
    .where('order_id', 'in', [order.id, linked.id])
    .execute()
  expect(new Map(sources.map(({ order_id, source }) => [order_id, source]))).toEqual(
    new Map([
      [order.id, agent.host],
      [linked.id, 'agent-link'],
    ]),
  )
})

it('blocks an agent within a second, and answers it again', async () => {
  const [platform] = (await overview()).platforms
  const block = (is_blocked: boolean) => call('PATCH', `/api/admin/agents/platforms/${platform?.id}`, { token, body: { is_blocked } })
  expect((await block(true)).status).toBe(204)
  await withinASecond(origin, async () => (await create()).status === 403)
  expect((await create()).body).toMatchObject({ code: 'profile_not_trusted' })
  expect((await overview()).platforms).toMatchObject([{ is_blocked: true }])
  expect((await block(false)).status).toBe(204)
  await withinASecond(origin, async () => (await create()).status === 201)
  expect(await logged()).toMatchObject([
    { action: 'agent.block', entity: 'agent', entity_name: agent.host, changes: { is_blocked: [false, true] } },
    { action: 'agent.unblock', changes: { is_blocked: [true, false] } },
  ])
  expect((await call('PATCH', `/api/admin/agents/platforms/${newId()}`, { token, body: { is_blocked: true } })).status).toBe(404)
})

it('sends a message that was not taken again', async () => {
  listener.answer(410)
  const order = await placed((await create()).body['continue_url'])
  const failed = async () => (await overview()).failed_events
  await expect
    .poll(failed, patience)
    .toMatchObject([{ order_id: order.id, order_number: order.order_number, platform: agent.host, status: 410, tries: 1 }])
  const waiting = (await call('GET', '/api/admin/waiting', { token })).body['attention'] as Record<string, { count: number; href: string }>
  expect(waiting['failed_agent_events']).toMatchObject({ count: 1, href: '/admin/agents' })
  listener.answer(204)
  const [event] = await failed()
  expect((await call('POST', `/api/admin/agents/events/${event?.id}/resend`, { token })).status).toBe(204)
  await expect.poll(() => listener.received.length, patience).toBe(2)
  await expect.poll(failed, patience).toEqual([])
  expect(listener.received[1]?.headers['webhook-id']).toBe(event?.id)
  expect((await call('POST', `/api/admin/agents/events/${event?.id}/resend`, { token })).status).toBe(404)
  expect(await logged()).toMatchObject([{ action: 'agent.resend', entity_name: agent.host }])
})

it('makes a new key for a super admin, and publishes both', async () => {
  const replace = (by: string) => call('POST', '/api/admin/agents/keys', { token: by, headers: { 'idempotency-key': newId() } })
  expect((await replace(token)).status).toBe(403)
  const { status, body } = await replace(owner)
  expect([status, body]).toEqual([201, { kid: expect.any(String) as string, created_at: expect.any(String) as string, ends_at: null }])
  const { keys } = await overview()
  expect(keys.map(({ kid, ends_at }) => [kid === body['kid'], ends_at === null])).toEqual([
    [true, true],
    [false, false],
  ])
  expect(await logged()).toMatchObject([{ action: 'agent.new_key', entity_name: body['kid'] }])
})

it('closes every address of a switch within a second, and opens it again', async () => {
  const addresses = {
    agents_ucp: ['/.well-known/ucp', '/.well-known/ucp/2026-04-08', '/ucp/v1/carts/cart_1', '/ucp/mcp', `/buy/${mug.id}:1`],
    agents_mcp: ['/mcp'],
    agents_feeds: ['/feeds/openai.csv', '/feeds/acp/products.jsonl', '/feeds/acp/metadata.json', '/llms.txt'],
  }
  const statusOf = async (path: string) => (await fetch(origin + path, { headers: agent.headers, redirect: 'manual' })).status
  for (const [name, paths] of Object.entries(addresses)) {
    const set = (value: 'on' | 'off') => call('PATCH', '/api/admin/settings', { token, body: { [name]: value } })
    for (const path of paths) expect([path, await statusOf(path)]).not.toEqual([path, 404])
    expect((await set('off')).status).toBe(200)
    await withinASecond(origin, async () => (await Promise.all(paths.map(statusOf))).every((status) => status === 404))
    expect((await set('on')).status).toBe(200)
    await withinASecond(origin, async () => !(await Promise.all(paths.map(statusOf))).includes(404))
  }
  expect((await logged()).map(({ action }) => action)).toEqual(Array.from({ length: 6 }, () => 'settings.change'))
})

it('lists a message whose agent is gone', async () => {
  const { id } = await placed('/?handoff=none')
  await failedEventRow(db, { id }, 'gone.example')
  expect((await overview()).failed_events).toMatchObject([{ order_id: id, platform: 'gone.example', status: 500 }])
})
