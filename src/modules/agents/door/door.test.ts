import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'

const { origin, db, shop } = await runningShop()
const agent = await agentPlatform()
const search = '/catalog/search'
const body = { query: 'mug' }
const ask = (path: string, given: Parameters<typeof askUcp>[3] = {}, method = 'POST') => askUcp(origin, method, path, given)
const asks = (headers: Record<string, string>) => ask(search, { headers, body })
const as = (profile: string) => ({ 'ucp-agent': `profile="${profile}"` })

it('refuses callers without a usable profile (agents, section 4)', async () => {
  for (const header of [
    '',
    'profile',
    'profile=agent',
    'profile="agent.example"',
    'profile="ftp://a.example/"',
    'profile="https://a:b@a.example/"',
    '{',
  ])
    expect(await asks({ 'ucp-agent': header }), header).toMatchObject({ status: 400, body: { code: 'invalid_profile_url' } })
  expect(await asks({})).toMatchObject({ status: 400, body: { code: 'invalid_profile_url' } })
  for (const profile of ['https://10.0.0.1/ucp.json', 'https://[::ffff:7f00:1]/', 'http://8.8.8.8/ucp.json', 'http://127.0.0.1:1/'])
    expect(await asks(as(profile)), profile).toMatchObject({ status: 424, body: { code: 'profile_unreachable' } })
})

it('refuses invalid profiles and other versions', async () => {
  const elsewhere = await agentPlatform({
    respond: (_request, response) => void response.writeHead(302, { location: agent.profile }).end(),
  })
  expect(await asks(elsewhere.headers)).toMatchObject({ status: 424, body: { code: 'profile_unreachable' } })
  for (const text of [
    'no',
    '[]',
    '{"ucp": {}}',
    '{"ucp": {"version": "draft"}}',
    `{"ucp": {"version": "2026-08-25"}, "x": "${'x'.repeat(300_000)}"}`,
  ]) {
    const wrong = await agentPlatform({ respond: (_request, response) => void response.end(text) })
    expect(await asks(wrong.headers), text.slice(0, 40)).toMatchObject({ status: 422, body: { code: 'profile_malformed' } })
  }
  const old = await asks((await agentPlatform({ version: '2026-01-11' })).headers)
  expect(old).toMatchObject({ status: 422, body: { code: 'version_unsupported' } })
  expect(old.body['content']).toContain('2026-08-25')
})

it('ignores unknown members of the header and of the profile', async () => {
  const profile = {
    ucp: { version: '2026-08-25', capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-08-25' }], x: 5 } },
    keys: [{ kty: 'new' }],
  }
  const loose = await agentPlatform({ respond: (_request, response) => void response.end(JSON.stringify(profile)) })
  expect(await asks({ 'ucp-agent': `name="a";v=1, profile="${loose.profile}";x, other=(1 2)` })).toMatchObject({ status: 200 })
})

it('answers in the version of the profile, and fetches it once', async () => {
  const older = await agentPlatform({ version: '2026-04-08' })
  for (let time = 0; time < 3; time += 1)
    expect(await asks(older.headers)).toMatchObject({ status: 200, body: { ucp: { version: '2026-04-08', status: 'success' } } })
  expect(older.seen).toEqual(['GET /ucp.json'])
})

it('names the capability that is missing from the profile', async () => {
  const narrow = await agentPlatform({ without: ['catalog.search'] })
  expect(await asks(narrow.headers)).toMatchObject({
    status: 200,
    body: { ucp: { status: 'error' }, messages: [{ code: 'capabilities_incompatible' }] },
  })
})

it('shuts out a profile that an admin blocked', async () => {
  const blocked = await agentPlatform()
  expect((await asks(blocked.headers)).status).toBe(200)
  await db.updateTable('agent_platforms').set({ is_blocked: true }).where('profile_url', '=', blocked.profile).execute()
  expect(await asks(blocked.headers)).toMatchObject({ status: 403, body: { code: 'profile_not_trusted' } })
})

it('refuses other paths, methods, types and shapes in its own form (agents, section 5)', async () => {
  const { headers } = agent
  expect(await ask('/nothing', { headers, body })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const other = await ask(search, { headers }, 'GET')
  expect([other.status, other.headers.get('allow'), other.body['code']]).toEqual([405, 'POST', 'method_not_allowed'])
  expect((await ask(search, { headers }, 'DELETE')).status).toBe(405)
  expect(await ask(search, { headers: { ...headers, 'content-type': 'text/plain' }, body })).toMatchObject({ status: 415 })
  expect(await ask(search, { headers, body: { query: 'x'.repeat(100_001) } })).toMatchObject({
    status: 413,
    body: { code: 'request_too_large' },
  })
  for (const wrong of ['{', '[]', '"x"', 'null', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, { query: 5 }, {}])
    expect(await ask(search, { headers, body: wrong }), JSON.stringify(wrong).slice(0, 30)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
})

it('refuses in its own form also before a call, as under load (agents, section 5)', () => {
  const refusalAt = (path: string) => shop.http.find((route) => route.path === path)?.refusal?.(503)
  expect(refusalAt('/ucp/v1/*')).toEqual({ code: 'unavailable', content: 'The shop is busy. Please try again.' })
  for (const path of ['/ucp/mcp', '/mcp'])
    expect(refusalAt(path)).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_000, data: { code: 'unavailable', retry_after: 5 } },
    })
})

it('refuses text that cannot be stored', async () => {
  for (const text of ['\0', '\uD800']) {
    const cart = { line_items: [{ item: { id: newId() }, quantity: 1 }], discounts: { codes: [text] } }
    const answer = await ask('/carts', { headers: agent.headers, body: cart })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect((await ask(search, { headers: agent.headers, body: { query: text } })).status).toBe(400)
  }
  const profile = {
    ucp: { version: '2026-08-25', capabilities: { 'dev.ucp.shopping.order': [{ config: { webhook_url: 'https://a.example/\0' } }] } },
  }
  const odd = await agentPlatform({ respond: (_request, response) => void response.end(JSON.stringify(profile)) })
  expect((await asks(odd.headers)).status).toBe(200)
})

it('sets no cookie and caches nothing', async () => {
  const answer = await asks({ ...agent.headers, cookie: 'lang=ru' })
  expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})
