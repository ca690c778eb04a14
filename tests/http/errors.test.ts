import { expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { newId } from '#kit/ids.ts'
import { methodTable, routesOf } from '#server/http/allowed-methods.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { origin, sendRaw } = await runningShop()
const json = { 'content-type': 'application/json' }

async function answerOf(response: Response) {
  const body: unknown = await response.json()
  return { status: response.status, body }
}

it('says of an unknown address under /api that there is nothing, as JSON', async () => {
  const response = await fetch(`${origin}/api/carpets`)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answerOf(response)).toEqual({ status: 404, body: { error: 'Not found.', code: 'not_found' } })
})

it('names the methods that an address does answer to', async () => {
  const response = await fetch(`${origin}/api/products`, { method: 'DELETE' })
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(await answerOf(response)).toEqual({
    status: 405,
    body: { error: 'This address doesn’t support that method.', code: 'method_not_allowed' },
  })
  const quote = await fetch(`${origin}/api/checkout/quote`)
  expect([quote.status, quote.headers.get('allow')]).toEqual([405, 'POST'])
})

it('names no method of an address with an id for the one that is written out', async () => {
  const allowed = methodTable(contract, [])
  const routes = routesOf(contract)
  const written = routes.filter(({ path }) => !path.includes('{'))
  for (const { path } of written) {
    const own = written.filter((route) => route.path === path).map(({ method }) => method)
    expect([path, allowed(path).toSorted()]).toEqual([path, [...own, ...(own.includes('GET') ? ['HEAD'] : [])].toSorted()])
  }
  expect(allowed(`/api/admin/products/${newId()}`)).toContain('PATCH')
  const response = await fetch(`${origin}/api/admin/products/count`, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('takes a malformed id for one that names nothing', async () => {
  for (const id of ['1', 'abc', "'; drop table orders", '%00', '../etc/passwd', newId()]) {
    const response = await fetch(`${origin}/api/orders/${encodeURIComponent(id)}`)
    expect(await answerOf(response)).toMatchObject({ status: 404, body: { code: expect.stringMatching(/not_found$/) } })
  }
})

it('refuses a body that is no JSON, and one that is no object', async () => {
  const broken = await fetch(`${origin}/api/checkout/quote`, { method: 'POST', headers: json, body: '{"items": [' })
  expect(await answerOf(broken)).toEqual({ status: 400, body: { error: 'This request couldn’t be read.', code: 'malformed' } })
  expect((await post(origin, '/api/checkout/quote', 'text')).status).toBe(422)
  expect((await post(origin, '/api/checkout/quote', null)).status).toBe(422)
})

it('names each wrong and each unknown field by its path', async () => {
  const response = await post(origin, '/api/checkout/quote', { items: [{ product_id: newId(), quantity: 0, price: 1 }], coupon: 'X' })
  const { status, body } = await answerOf(response)
  expect(status).toBe(422)
  expect(body).toEqual({
    error: 'Please check the highlighted fields.',
    code: 'invalid_input',
    fields: {
      'items.0.quantity': 'Enter a whole number from 1 to 99',
      'items.0.price': 'Unknown field',
      coupon: 'Unknown field',
    },
  })
})

it('refuses JSON that calls itself something else', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    const response = await fetch(`${origin}/api/checkout/quote`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{"items":[]}',
    })
    expect(await answerOf(response)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
  }
})

it('stops reading a body above 100 kB, with its length and without', async () => {
  const note = 'x'.repeat(150_000)
  expect(await answerOf(await post(origin, '/api/checkout/quote', { items: [], note }))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  })
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const head =
    'POST /api/checkout/quote HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await sendRaw(`${head}${chunk}${chunk}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
})

it('speaks the language of the query, then of the cookie, then of the browser, then English', async () => {
  const ask = async (path: string, headers: Record<string, string>) => {
    const { body } = await answerOf(await fetch(`${origin}${path}`, { headers }))
    return body
  }
  const wish = { 'accept-language': 'fr, kk;q=0.8, ru;q=0.5' }
  expect(await ask('/api/carpets', { 'accept-language': 'fr' })).toMatchObject({ error: 'Not found.' })
  const kazakh = { error: 'Табылмады.', code: 'not_found' }
  expect(await ask('/api/carpets', wish)).toEqual(kazakh)
  const russian = await ask('/api/carpets', { ...wish, cookie: 'lang=ru' })
  expect(russian).toMatchObject({ error: 'Не найдено.' })
  expect(await ask('/api/carpets?lang=kk', { cookie: 'lang=ru' })).toEqual(kazakh)
})

it('puts the field sentences in the visitor’s language as well', async () => {
  const response = await post(origin, '/api/orders/track', { order_number: '', email: 'nobody' }, { 'accept-language': 'ru' })
  const { status, body } = await answerOf(response)
  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { email: expect.stringMatching(/[а-я]/), order_number: expect.stringMatching(/[а-я]/) } })
})
