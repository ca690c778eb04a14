import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { signSessionToken } from '#modules/identity/sessions/session-token.ts'
import { post, shopOn, temporaryFolder } from '#tests/support/shop.ts'

const place = { dataDir: temporaryFolder(), durability: 'disposable' } as const
let server = await startEmbeddedServer(place)
afterAll(() => server.release())
const { origin, shop, given } = await shopOn(server.url())
const { id } = await given.product({ price: 40 })
const pages = await pagesOrigin()

/** Opens the shop with pages that only show what a call answers, or that it failed. */
async function pagesOrigin(): Promise<string> {
  const app = createApp(shop, async (_request, { api, visit }) => {
    const facts = await api.shop.facts().catch(() => undefined)
    const html = Buffer.from(
      `<p lang="${visit.language}">${facts ? 'whole' : 'broken'}${visit.isAway ? ', for nobody knows whom' : ''}</p>`,
    )
    return { response: new Response(null, { status: facts ? 200 : 500, headers: { 'content-type': 'text/html' } }), html }
  })
  const answer = getRequestListener(app.fetch)
  const listening = createServer((request, response) => {
    if (!shop.responseCache.serve(request, response)) void answer(request, response)
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    listening.closeAllConnections()
    listening.close()
  })
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

/** A signature of this shop, so that the session is looked up in the database. */
const session = encodeURIComponent(signSessionToken('session-of-somebody', shop.config.authSecret))
const away = { status: 503, waiting: '5' }
async function answerOf(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers })
  return { status: response.status, waiting: response.headers.get('retry-after'), text: await response.text() }
}

describe('a shop whose database goes away', () => {
  it('learns of it at once', async () => {
    expect(await answerOf(`${origin}/api/products/${id}`)).toMatchObject({ status: 200 })
    expect(await answerOf(`${pages}/ru/shop`)).toMatchObject({ status: 200, text: '<p lang="ru">whole</p>' })
    expect(await server.release()).toBe('stopped')
    await vi.waitFor(() => expect(shop.responseCache.size).toBe(0), { timeout: 30_000 })
  })

  it('answers calls with 503 and a sentence, and says when to retry', async () => {
    const call = await answerOf(`${origin}/api/products?q=mug&lang=ru`)
    expect(call).toMatchObject(away)
    expect(JSON.parse(call.text)).toEqual({ error: 'Магазин временно недоступен. Попробуйте чуть позже.', code: 'unavailable' })
    expect(await answerOf(`${origin}/api/orders/${id}`)).toMatchObject(away)
    expect(await answerOf(`${origin}/api/profile`, { authorization: `Bearer ${session}` })).toMatchObject(away)
    const signIn = await post(origin, '/api/auth/sign-in/email', { email: 'a@example.com', password: 'Secret-123!' })
    expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '5'])
    const order = await post(origin, '/api/checkout/quote', { items: [{ product_id: id, quantity: 1 }] })
    expect([order.status, order.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('answers pages with 503, also for a visitor who cannot be identified', async () => {
    expect(await answerOf(`${pages}/kk/shop`)).toMatchObject({ ...away, text: '<p lang="kk">broken</p>' })
    const unknown = await answerOf(`${pages}/account`, { cookie: `tulpar.session_token=${session}` })
    expect(unknown).toMatchObject({ ...away, text: '<p lang="en">broken, for nobody knows whom</p>' })
    expect(await answerOf(`${pages}/ru/order/${id}?token=${'x'.repeat(43)}`)).toMatchObject(away)
  })

  it('continues serving cached answers', async () => {
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await answerOf(`${origin}/api/products/${id}`)).toMatchObject({ status: 200 })
      expect(await answerOf(`${pages}/ru/shop`)).toMatchObject({ status: 200, text: '<p lang="ru">whole</p>' })
    }
  })

  it('is alive and not ready', async () => {
    expect(await answerOf(`${origin}/health`)).toMatchObject({ status: 200 })
    expect(await answerOf(`${origin}/ready`)).toMatchObject(away)
  })

  it('recovers automatically when the database is back, and shows changes made in between', async () => {
    server = await startEmbeddedServer(place)
    await vi.waitFor(async () => expect(await answerOf(`${origin}/ready`)).toMatchObject({ status: 200 }), { timeout: 30_000 })
    await shop.pool.query('update products set price = 55 where id = $1', [id])
    await vi.waitFor(async () => expect(JSON.parse((await answerOf(`${origin}/api/products/${id}`)).text)).toMatchObject({ price: 55 }), {
      timeout: 30_000,
    })
    expect(await answerOf(`${pages}/kk/shop`)).toMatchObject({ status: 200 })
  })
})
