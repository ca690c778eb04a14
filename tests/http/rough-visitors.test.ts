import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { given } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { bareShop } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const { id } = await given(db).product({ stock: 10 })
const shop = await bareShop({ DATABASE_URL: url, LOG_LEVEL: 'debug' })
const port = Number(new URL(shop.origin).port)

const json = (method: string, path: string, body: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br, gzip\r\n\r\n`
const chunked = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n5\r\nfirst\r\n5\r\nother\r\n`
const requests = [
  get(`/api/products/${id}`),
  get('/api/realtime?tables=products'),
  get('/health') + get('/ready') + get('/api/categories'),
  get('/sitemap.xml'),
  get(`/images/${newId()}/400.webp`),
  `HEAD /api/products HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`,
  json('POST', '/api/checkout/quote', JSON.stringify({ items: [{ product_id: id, quantity: 1 }] })),
  json('POST', '/api/analytics/event', JSON.stringify({ session_id: newId(), type: 'view' })),
  json('POST', '/api/auth/sign-out', '{}'),
  chunked('/api/orders', 'application/json'),
  chunked(`/api/orders/${newId()}/payment-proof`, 'multipart/form-data; boundary=part'),
  chunked('/contact', 'application/x-www-form-urlencoded'),
  `GET /shop HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  `CONNECT other.test:443 HTTP/1.1\r\nhost: other.test:443\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

/** Sends all or part of a request, reads little or nothing, and disconnects silently. */
async function visit(request: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const isReading = Math.random() < 0.5
  if (!isReading) socket.pause()
  else socket.resume()
  socket.write(Math.random() < 0.7 ? request : request.slice(0, Math.floor(Math.random() * request.length)))
  await pause(Math.random() * 60)
  if (Math.random() < 0.5) socket.resetAndDestroy()
  else socket.destroy()
}

it('survives a client that breaks off, at any point', async () => {
  const until = performance.now() + 3000
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      while (performance.now() < until) await visit(requests[Math.floor(Math.random() * requests.length)] ?? '')
    }),
  )
  expect(shop.child.exitCode, shop.lines.slice(-10).join('\n')).toBeNull()
  expect(shop.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  expect((await fetch(`${shop.origin}/ready`)).status).toBe(200)
})

it('continues when nobody reads its log any more', async () => {
  shop.child.stdout?.destroy()
  shop.child.stderr?.destroy()
  for (let request = 0; request < 3; request += 1) await fetch(`${shop.origin}/api/dev/none`)
  expect((await fetch(`${shop.origin}/health`)).status).toBe(200)
})
