import { expect, it } from 'vitest'
import { deleteEndedKeys, replaceShopKey } from '../signatures/key-store.ts'
import { runningShop } from '#tests/support/shop.ts'
import { ucpSchemas } from '#tests/support/ucp-schemas.ts'

const { origin, shop, db } = await runningShop()
const read = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' })
type Profile = {
  keys?: Record<string, unknown>[]
  signing_keys?: Record<string, unknown>[]
  ucp: {
    version: string
    supported_versions?: Record<string, string>
    services: Record<string, { endpoint: string }[]>
    capabilities: Record<string, object[]>
    payment_handlers: object
  }
}

it('publishes the newest profile, which names the older one (agents, sections 2 and 3)', async () => {
  const answer = await read('/.well-known/ucp')
  const profile = (await answer.json()) as Profile
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(answer.headers.get('set-cookie')).toBeNull()
  const { publicUrl } = shop.config
  expect(profile.ucp).toMatchObject({
    version: '2026-08-25',
    supported_versions: { '2026-04-08': `${publicUrl}/.well-known/ucp/2026-04-08` },
    payment_handlers: {},
  })
  expect(profile.ucp.services['dev.ucp.shopping']?.map(({ endpoint }) => endpoint)).toEqual([`${publicUrl}/ucp/v1`, `${publicUrl}/ucp/mcp`])
  expect(profile.ucp.capabilities['dev.ucp.shopping.permalink']).toMatchObject([{ config: { endpoint: `${publicUrl}/buy` } }])
  expect(profile.keys).toMatchObject([
    { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid: expect.stringMatching(/^tulpar-\d{4}-\d{2}$/) as string },
  ])
  expect(Object.keys(profile.keys?.[0] ?? {})).not.toContain('d')
  expect(ucpSchemas('2026-08-25')('schemas/profile.json', overHttps(profile))).toEqual([])
})

it('publishes the older profile as a leaf', async () => {
  const profile = (await (await read('/.well-known/ucp/2026-04-08')).json()) as Profile
  expect(profile.ucp.version).toBe('2026-04-08')
  expect(profile.ucp).not.toHaveProperty('supported_versions')
  expect(profile.ucp.capabilities).not.toHaveProperty(['dev.ucp.shopping.permalink'])
  const root = (await (await read('/.well-known/ucp')).json()) as Profile
  expect(profile.signing_keys).toEqual(root.keys)
  expect(ucpSchemas('2026-04-08')('discovery/profile_schema.json', overHttps(profile))).toEqual([])
})

it('publishes a replaced key for seven more days (agents, section 13)', async () => {
  const kids = async () => ((await (await read('/.well-known/ucp')).json()) as Profile).keys?.map(({ kid }) => kid)
  const earlier = await kids()
  const kid = await replaceShopKey(shop)
  expect(await kids()).toEqual([kid, ...(earlier ?? [])])
  await db.updateTable('agent_keys').set({ ends_at: shop.clock.now() }).where('kid', '!=', kid).execute()
  expect(await kids()).toEqual([kid])
  await deleteEndedKeys(shop)
  expect(await db.selectFrom('agent_keys').select('kid').execute()).toEqual([{ kid }])
})

it('answers 304 where the reader has it already', async () => {
  const etag = (await read('/.well-known/ucp')).headers.get('etag') ?? ''
  const again = await read('/.well-known/ucp', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

it('is gone within a second of the switch', async () => {
  await db.insertInto('settings').values({ key: 'agents_ucp', value: '"off"' }).execute()
  await expect.poll(async () => (await read('/.well-known/ucp')).status).toBe(404)
  expect((await read('/ucp/v1/carts')).status).toBe(404)
  await db.deleteFrom('settings').where('key', '=', 'agents_ucp').execute()
  await expect.poll(async () => (await read('/.well-known/ucp')).status).toBe(200)
})

/** The schemas want https, which a shop on this machine does not have. */
function overHttps(profile: unknown): unknown {
  return JSON.parse(JSON.stringify(profile).replaceAll('http://', 'https://'))
}
