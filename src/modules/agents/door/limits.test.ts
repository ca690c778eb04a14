import { expect, it } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { newId } from '#kit/ids.ts'
import { askMcp } from '#tests/support/ask-mcp.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'

const lines: string[] = []
const log = createLog({ level: 'trace', isPretty: false, destination: { write: (line: string) => void lines.push(line) } })
const { origin, db, given, shop } = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, log)
const agent = await agentPlatform()
const other = await agentPlatform()
const mug = await given.product({ name: 'Mug', price: 49 })
const body = { line_items: [{ item: { id: mug.id }, quantity: 1 }] }

const create = (address: string, { headers } = agent) =>
  askUcp(origin, 'POST', '/carts', { headers: { ...headers, 'x-forwarded-for': address }, body })
const search = (address: string, { headers } = agent) =>
  askUcp(origin, 'POST', '/catalog/search', { headers: { ...headers, 'x-forwarded-for': address }, body: { query: 'mug' } })
const limited = { status: 429, body: { code: 'rate_limited' } }

/** Uses a limit up but for the calls that were already made. */
async function spend(name: string, points: number, key: string, made = 1) {
  for (let taken = made; taken < points; taken += 1) await shop.limits.take({ name, points, perSeconds: 60 }, key)
}

it('limits the writes and reads of an address apart (agents, section 18)', async () => {
  expect((await create('203.0.113.1')).status).toBe(201)
  await spend('agent-writes-by-address', 120, '203.0.113.1')
  const refused = await create('203.0.113.1')
  expect(refused).toMatchObject(limited)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await search('203.0.113.1')).status).toBe(200)
  await spend('agent-reads-by-address', 600, '203.0.113.1')
  expect(await search('203.0.113.1')).toMatchObject(limited)
  expect((await create('203.0.113.2')).status).toBe(201)
})

it('never limits one agent because of another', async () => {
  await create('203.0.113.3', other)
  const { id } = await db.selectFrom('agent_platforms').select('id').where('host', '=', agent.host).executeTakeFirstOrThrow()
  await spend('agent-writes-by-platform', 600, id, 3)
  await create('203.0.113.3')
  expect(await create('203.0.113.4')).toMatchObject(limited)
  expect((await search('203.0.113.4')).status).toBe(200)
  expect((await create('203.0.113.4', other)).status).toBe(201)
})

it('limits new profiles of an address, and links', async () => {
  for (let profile = 0; profile < 30; profile += 1) {
    const headers = { 'ucp-agent': `profile="${agent.origin}/${profile}"` }
    expect((await search('203.0.113.5', { ...agent, headers })).status).toBe(200)
  }
  const headers = { 'ucp-agent': `profile="${agent.origin}/31"` }
  const refused = await search('203.0.113.5', { ...agent, headers })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const open = async (address: string) => {
    const answer = await fetch(`${origin}/buy/${mug.id}:1`, { redirect: 'manual', headers: { 'x-forwarded-for': address } })
    return answer.status
  }
  for (let link = 0; link < 60; link += 1) expect(await open('203.0.113.6')).toBe(303)
  expect(await open('203.0.113.6')).toBe(429)
  expect(await open('203.0.113.7')).toBe(303)
})

it('limits the plain server by address, and its links together with permalinks', async () => {
  const from = (address: string, method: string, params: Record<string, unknown> = {}) =>
    askMcp(`${origin}/mcp`, method, { params, headers: { 'x-forwarded-for': address } })
  const link = { name: 'make_cart_link', arguments: { items: [{ id: mug.id, quantity: 1 }] } }
  expect((await from('203.0.113.9', 'tools/call', link)).body.result).not.toHaveProperty('isError')
  await spend('agent-links-by-address', 60, '203.0.113.9')
  expect((await from('203.0.113.9', 'tools/call', link)).body.result).toMatchObject({ isError: true })
  expect((await from('203.0.113.9', 'tools/list')).status).toBe(200)
  await spend('agent-mcp-by-address', 600, '203.0.113.9', 3)
  const refused = await from('203.0.113.9', 'tools/list')
  expect(refused).toMatchObject({ status: 429, body: { error: { code: -32_000, data: { retry_after: expect.any(Number) as number } } } })
  expect((await from('203.0.113.10', 'tools/list')).status).toBe(200)
})

it('logs the host of a profile, the call and its status, and nothing else of the address or the body', async () => {
  lines.length = 0
  const secret = 'secret-of-the-profile'
  const theirs = newId()
  const headers = { 'ucp-agent': `profile="${agent.origin}/${secret}?token=${secret}"`, 'idempotency-key': secret, 'request-id': theirs }
  const made = await create('203.0.113.8', { ...agent, headers })
  const foreign = { 'ucp-agent': `profile="https://10.0.0.1/${secret}"`, 'request-id': secret }
  await create('203.0.113.8', { ...agent, headers: foreign })
  await askMcp(`${origin}/ucp/mcp`, 'tools/call', {
    params: { name: 'get_cart', arguments: { meta: { 'ucp-agent': { profile: `${agent.origin}/${secret}` } }, id: 'none' } },
  })
  const handoff = await fetch(`${origin}/buy/${mug.id}:1?continue_to=/checkout`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': '203.0.113.8' },
  })
  const token = new URL(handoff.headers.get('location') ?? '', origin).searchParams.get('handoff') ?? ''
  await fetch(`${origin}/checkout?handoff=${token}`, { headers: { 'x-forwarded-for': '203.0.113.8' } })
  expect(lines.join('\n')).toContain(agent.host)
  const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'agent call')
  const request = expect.any(String) as string
  const ms = expect.any(Number) as number
  expect(calls).toMatchObject([
    { agent: agent.host, call: 'create_cart', status: 201, ms, request: made.headers.get('x-request-id'), their_request: theirs },
    { agent: '10.0.0.1', call: 'create_cart', status: 424, ms, request },
    { agent: agent.host, call: 'get_cart', status: 200, ms, request },
  ])
  for (const hidden of [secret, token]) expect(lines.join('\n')).not.toContain(hidden)
})
