import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { createRefusal, type Shaped } from './too-busy.ts'

const refuse = createRefusal('https://shop.test')
const server = createServer((request, response) => refuse(request, response)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options)
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  expect(response.headers.get('strict-transport-security')).not.toBeNull()
  return { type: response.headers.get('content-type'), refresh: response.headers.get('refresh'), text: await response.text() }
}

it('answers a call as every refused call is answered', async () => {
  const { type, text } = await ask('/api/orders', { method: 'POST', body: '{}', headers: { 'accept-language': 'kk' } })
  expect(type).toBe('application/json')
  expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/[әөқ]/), code: 'unavailable' })
})

it('answers programs in the shape of their route', async () => {
  const own: readonly Shaped[] = [{ path: '/ucp/v1/*', refusal: (status) => ({ code: `own ${status}` }) }]
  const shaped = createServer((request, response) => createRefusal('https://shop.test', own)(request, response)).listen(0, '127.0.0.1')
  await once(shaped, 'listening')
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(shaped.address() as AddressInfo).port}${path}`, { method: 'POST' })
    return [response.status, response.headers.get('retry-after'), response.headers.get('content-type'), await response.text()]
  }
  expect(await read('/ucp/v1/carts')).toEqual([503, '5', 'application/json', '{"code":"own 503"}'])
  expect((await read('/ucp/v2'))[2]).toMatch(/^text\/html/)
  shaped.close()
})

it('answers a page with one in its language that reloads automatically', async () => {
  const { type, refresh, text } = await ask('/ru/account')
  expect([type, refresh]).toEqual(['text/html; charset=utf-8', '5'])
  expect(text).toContain('<html lang="ru">')
  expect(text).toMatch(/<main><h1>Магазин временно недоступен[^<]*<\/h1>/)
  expect(text).toContain('<a href="">Попробовать ещё раз</a>')
  expect(text).toContain('<header><a href="/ru/">shop.test</a></header>')
})

it('does not send a form a second time, nor a page to the router', async () => {
  expect((await ask('/contact', { method: 'POST', body: 'a=b' })).refresh).toBeNull()
  expect((await ask('/ru/account.data')).type).toBe('application/json')
})

it.each(['//', '///', '//[', '*', 'http://[', '/%'])('answers the target %s, which is no address', async (target) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /)
})

it('reports an unreadable page, and does not reload it', async () => {
  const malformed = createServer((request, response) => refuse(request, response, 'malformed')).listen(0, '127.0.0.1')
  await once(malformed, 'listening')
  const response = await fetch(`http://127.0.0.1:${(malformed.address() as AddressInfo).port}/shop`)
  malformed.close()
  expect([response.status, response.headers.get('retry-after'), response.headers.get('refresh')]).toEqual([400, null, null])
  expect(await response.text()).toContain('This request couldn’t be read')
})
