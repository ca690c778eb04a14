import { expect, it } from 'vitest'
import { agentPlatform, askUcp } from '#tests/support/agent-platform.ts'
import { runningShop } from '#tests/support/shop.ts'
import { deriveSigningKey } from '../signatures/signing-key.ts'
import { signRequest } from '../signatures/sign-request.ts'

const { origin, db, given } = await runningShop()
const mug = await given.product({ name: 'Mug', price: 49 })
const keyNamed = (kid: string) => deriveSigningKey('an agent’s own secret, not the shop’s', { kid, salt: Buffer.from(kid) })
let keys = [keyNamed('first')]
const agent = await agentPlatform({ keys: () => [{ kty: 'new', kid: 'other' }, ...keys.map(({ publicJwk }) => publicJwk)] })
const cart = { line_items: [{ item: { id: mug.id }, quantity: 1 }] }

type Signing = { body?: string; key?: ReturnType<typeof keyNamed>; sent?: string; extra?: Record<string, string> }

function ask(method: string, path: string, { body = '', key = keyNamed('first'), sent = body, extra = {} }: Signing = {}) {
  const headers = { ...agent.headers, ...(body !== '' && { 'content-type': 'application/json' }), ...extra }
  const signed = signRequest(key, { method, url: new URL(`${origin}/ucp/v1${path}`), headers, body }, new Date())
  return askUcp(origin, method, path, { headers: signed, ...(method !== 'GET' && { body: sent }) })
}
const create = (signing: Signing = {}) => ask('POST', '/carts', { body: JSON.stringify(cart), ...signing })
const unsigned = (method: string, path: string, body?: object) => askUcp(origin, method, path, { headers: agent.headers, body })

it('serves signed requests, and refuses those whose signature does not hold (agents, section 13)', async () => {
  const once = { 'idempotency-key': 'once' }
  const first = await create({ extra: once })
  expect(first.status).toBe(201)
  expect((await create({ extra: once })).body['id']).toBe(first.body['id'])
  const repeat = await askUcp(origin, 'POST', '/carts', { headers: { ...agent.headers, ...once }, body: cart })
  expect(repeat.body['id']).not.toBe(first.body['id'])
  expect(await create({ sent: JSON.stringify({ ...cart, codes: [] }) })).toMatchObject({ status: 400, body: { code: 'digest_mismatch' } })
  const forged = { ...keyNamed('second'), kid: 'first' }
  expect(await create({ key: forged })).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
  expect(await create({ key: { ...keyNamed('first'), kid: 'other' } })).toMatchObject({
    status: 400,
    body: { code: 'algorithm_unsupported' },
  })
})

it('fetches a profile again once for a key that it does not know', async () => {
  agent.seen.length = 0
  keys = [keyNamed('first'), keyNamed('next')]
  expect((await create({ key: keyNamed('next') })).status).toBe(201)
  expect(agent.seen).toHaveLength(1)
  for (let time = 0; time < 3; time += 1)
    expect(await create({ key: keyNamed('never') })).toMatchObject({ status: 401, body: { code: 'key_not_found' } })
  expect(agent.seen).toHaveLength(1)
})

it('keeps signed what was begun signed', async () => {
  const { id } = (await create()).body
  const missing = { status: 401, body: { code: 'signature_missing' } }
  expect(await unsigned('GET', `/carts/${String(id)}`)).toMatchObject(missing)
  expect(await unsigned('PUT', `/carts/${String(id)}`, cart)).toMatchObject(missing)
  expect(await unsigned('POST', '/checkout-sessions', { cart_id: id })).toMatchObject(missing)
  expect((await ask('GET', `/carts/${String(id)}`)).status).toBe(200)
  const checkout = await ask('POST', '/checkout-sessions', { body: JSON.stringify(cart) })
  expect(await unsigned('GET', `/checkout-sessions/${String(checkout.body['id'])}`)).toMatchObject(missing)
  expect((await ask('GET', `/checkout-sessions/${String(checkout.body['id'])}`)).status).toBe(200)
})

it('serves unsigned requests until the setting says otherwise', async () => {
  expect((await unsigned('POST', '/carts', cart)).status).toBe(201)
  await db.insertInto('settings').values({ key: 'agents_signatures', value: '"always"' }).execute()
  await expect
    .poll(() => unsigned('POST', '/carts', cart), { timeout: 1000 })
    .toMatchObject({ status: 401, body: { code: 'signature_missing' } })
  expect((await create()).status).toBe(201)
  await db.deleteFrom('settings').where('key', '=', 'agents_signatures').execute()
})
