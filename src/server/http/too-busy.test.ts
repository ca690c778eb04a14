import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { createRefusal } from './too-busy.ts'

const server = createServer(createRefusal('https://shop.test')).listen(0, '127.0.0.1')
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

it('answers a page with one in its language that loads again by itself', async () => {
  const { type, refresh, text } = await ask('/ru/account')
  expect([type, refresh]).toEqual(['text/html; charset=utf-8', '5'])
  expect(text).toContain('<html lang="ru">')
  expect(text).toContain('Магазин временно недоступен')
})

it('does not send a form a second time, nor a page to the router', async () => {
  expect((await ask('/contact', { method: 'POST', body: 'a=b' })).refresh).toBeNull()
  expect((await ask('/ru/account.data')).type).toBe('application/json')
})
