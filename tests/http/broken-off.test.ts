import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { newId } from '#kit/ids.ts'
import { runningShop } from '#tests/support/shop.ts'

const lines: string[] = []
const { origin, shop } = await runningShop({}, createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }))
const { port } = new URL(origin)

const form = 'content-type: multipart/form-data; boundary=part'
const requests: readonly [what: string, lines: readonly string[]][] = [
  ['a call whose length is not told', ['POST /api/orders HTTP/1.1', 'content-type: application/json', 'transfer-encoding: chunked']],
  ['a call whose length is told', ['POST /api/orders HTTP/1.1', 'content-type: application/json', 'content-length: 5000']],
  ['a payment slip', [`POST /api/orders/${newId()}/payment-proof HTTP/1.1`, form, 'transfer-encoding: chunked']],
  ['a picture', ['POST /api/profile/picture HTTP/1.1', form, 'transfer-encoding: chunked']],
  ['a form', ['POST /contact HTTP/1.1', 'content-type: application/x-www-form-urlencoded', 'transfer-encoding: chunked']],
  ['a sign-in', ['POST /api/auth/sign-in/email HTTP/1.1', 'content-type: application/json', 'transfer-encoding: chunked']],
]

it.each(requests)('treats %s that is broken off as no fault of its own', async (_what, head) => {
  const before = await answered()
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write([...head, 'host: shop.test', 'expect: 100-continue', '', ''].join('\r\n'))
  // The server has begun to read.
  await once(socket, 'data')
  await new Promise((resolve) => socket.write('5\r\nfirst\r\n', resolve))
  socket.resetAndDestroy()
  await expect.poll(answered).toEqual({ ...before, count: before.count + 1 })
  expect(lines).toEqual([])
})

/** Counts the requests with an answer, also with one that could not be delivered, and those that failed with 5xx. */
async function answered(): Promise<{ count: number; faults: number }> {
  const text = await shop.metrics.text()
  const counts = [...text.matchAll(/^http_request_duration_seconds_count\{method="POST",status="(\d)xx"\} (\d+)$/gm)]
  const sum = (of: typeof counts) => of.reduce((total, [, , count]) => total + Number(count), 0)
  return { count: sum(counts), faults: sum(counts.filter(([, status]) => status === '5')) }
}
