import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './http-server.ts'

async function serverOf(patience?: Parameters<typeof createHttpServer>[1]) {
  const server = createHttpServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('whole'))
  }, patience)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

const quick = { headMs: 400, requestMs: 3000, idleMs: 20_000, lookMs: 100 }

async function socketTo(
  server: Awaited<ReturnType<typeof serverOf>>,
): Promise<{ socket: Socket; ended: Promise<{ text: string; ms: number }> }> {
  const startedAt = performance.now()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString()))
  socket.on('error', () => undefined)
  const ended = new Promise<{ text: string; ms: number }>((resolve) => {
    socket.on('close', () => resolve({ text, ms: performance.now() - startedAt }))
  })
  await once(socket, 'connect')
  return { socket, ended }
}

it('cuts off a head that is half sent', async () => {
  const { socket, ended } = await socketTo(await serverOf(quick))
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n')
  const { text, ms } = await ended
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeGreaterThan(350)
  expect(ms).toBeLessThan(15_000)
})

it('cuts off a slowly sent head', async () => {
  const { socket, ended } = await socketTo(await serverOf(quick))
  socket.write('GET / HTTP/1.1\r\n')
  let drops = 0
  const dripping = setInterval(() => socket.write(`x-drop-${(drops += 1)}: 1\r\n`), 50)
  const { ms } = await ended
  clearInterval(dripping)
  expect(ms).toBeLessThan(15_000)
})

it('cuts off a silent client', async () => {
  const { ended } = await socketTo(await serverOf(quick))
  expect((await ended).ms).toBeLessThan(15_000)
})

it('lets a body take longer than a head, and not for ever', async () => {
  const server = await serverOf(quick)
  const [slow, endless] = [await socketTo(server), await socketTo(server)]
  for (const { socket } of [slow, endless])
    socket.write('POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\nConnection: close\r\n\r\n1')
  setTimeout(() => slow.socket.write('2'), 700)
  expect((await slow.ended).text).toMatch(/^HTTP\/1\.1 200 /)
  expect((await endless.ended).text).toMatch(/^HTTP\/1\.1 408 /)
})

it('has ten seconds for a head, looked at every second', async () => {
  const server = await serverOf()
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 310_000, 20_000])
})

it('requests no body that nothing could take from a waiting client', async () => {
  const server = createHttpServer((_, response) => response.writeHead(413).end(), undefined, 200_000).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  for (const [type, length, status] of [
    ['application/json', 100_001, 413],
    ['application/json', 100_000, 100],
    ['Multipart/Form-Data; boundary=x', 200_001, 413],
    ['Multipart/Form-Data; boundary=x', 200_000, 100],
  ] as const) {
    const { socket, ended } = await socketTo(server)
    const head = ['POST / HTTP/1.1', 'Host: shop.test', 'Connection: close', 'Expect: 100-continue', `Content-Type: ${type}`]
    socket.write([...head, `Content-Length: ${length}`, '', ''].join('\r\n'))
    expect((await ended).text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  }
})
