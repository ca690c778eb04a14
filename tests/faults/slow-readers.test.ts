import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { buy } from '#tests/support/buyers.ts'
import { bareShop, freePort } from '#tests/support/shop-process.ts'
import { figureOf } from './support/load.ts'

const clients = Number(process.env.SLOW_CLIENTS ?? 300)
const mostMoreBytes = 200_000_000
const { db, url } = await testDatabase()
const metricsPort = await freePort()
const shop = await bareShop({ DATABASE_URL: url, RATE_LIMITS: 'off', METRICS_PORT: String(metricsPort) })
const make = given(db)
const { id } = await make.product({ stock: 1_000_000 })
const order = orderOf(await make.paymentMethod(), [{ product_id: id, quantity: 1 }])
const { port } = new URL(shop.origin)

/** Clients that stop in the middle of a head, a body or a form, or never read their answer. */
const kinds: Record<string, (socket: Socket) => void> = {
  'sends half a head': (socket) => void socket.write('GET /api/products HTTP/1.1\r\nhost: shop\r\nx-slow: '),
  'sends half an order': (socket) =>
    void socket.write(
      'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\nidempotency-key: 01980000-0000-7000-8000-000000000001\r\ncontent-length: 5000\r\n\r\n{"items":[',
    ),
  'sends half a file': (socket) =>
    void socket.write(
      'POST /api/preorder HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=felt\r\ncontent-length: 900000\r\n\r\n--felt\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    ),
  'reads no stream': (socket) => {
    socket.pause()
    socket.write('GET /api/realtime HTTP/1.1\r\nhost: shop\r\n\r\n')
  },
}

it.each(Object.entries(kinds))('serves everybody else while somebody %s', async (kind, begin) => {
  await (await fetch(`${shop.origin}/api/openapi.json`)).text()
  const before = await figureOf(metricsPort, 'process_resident_memory_bytes')
  const sockets = await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      begin(socket)
      return socket
    }),
  )
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy(shop.origin, order)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  const more = (await figureOf(metricsPort, 'process_resident_memory_bytes')) - before
  console.log(
    `${clients} × ${kind}: ${(more / 1e6).toFixed(0)} MB, twenty orders in ${Math.max(...answers.map(({ tookMs }) => tookMs)).toFixed(0)} ms`,
  )
  expect(more).toBeLessThan(mostMoreBytes)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => figureOf(metricsPort, 'bodies_in_flight_bytes'), { timeout: 30_000 }).toBe(0)
})
