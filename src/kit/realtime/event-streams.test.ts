import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { EventStreams, type EventStreamsOptions } from './event-streams.ts'

const open: { server: Server; streams: EventStreams }[] = []
afterEach(() => {
  for (const { server, streams } of open.splice(0)) {
    streams.close()
    server.closeAllConnections()
    server.close()
  }
})

async function serving(options: EventStreamsOptions) {
  const streams = new EventStreams(options)
  const server = createServer((request, response) => {
    const reader = request.headers['x-reader']?.toString() ?? 'one'
    if (!streams.makeRoomFor(reader)) return response.writeHead(503).end()
    return streams.open(request, response, { topics: ['news'], countedAs: [reader] })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ server, streams })
  const { port } = server.address() as AddressInfo
  return { streams, port }
}

it('sends a heartbeat when nothing happens', async () => {
  const { port } = await serving({ heartbeatMs: 20 })
  const response = await fetch(`http://127.0.0.1:${port}`)
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.includes(': heartbeat')) break
  }
  expect(text).toContain(': heartbeat\n\n')
})

it('drops a reader that does not read', async () => {
  const { streams, port } = await serving({ mostUnreadBytes: 100_000 })
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  socket.pause()
  socket.on('error', () => undefined)
  await expect.poll(() => streams.size).toBe(1)
  for (let count = 0; count < 2000 && streams.size > 0; count += 1) {
    streams.publish('news', 'x'.repeat(10_000))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(streams.size).toBe(0)
  expect(streams.countOf('one')).toBe(0)
  socket.destroy()
})

it('forgets followers that left', async () => {
  const { streams, port } = await serving({})
  const leaving = new AbortController()
  await fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal })
  expect(streams.countOf('one')).toBe(1)
  expect(streams.hasReaders('news')).toBe(true)
  leaving.abort()
  await expect.poll(() => streams.countOf('one')).toBe(0)
})

it('gives a new reader the place of the one with the most, until all have the same number', async () => {
  const { streams, port } = await serving({ most: 6 })
  const leaving = new AbortController()
  const come = async (reader: string) =>
    (await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-reader': reader }, signal: leaving.signal })).status
  const counts = () => ['many', 'two', 'new'].map((reader) => streams.countOf(reader))
  for (const reader of ['many', 'many', 'many', 'many', 'two', 'two']) expect(await come(reader)).toBe(200)
  expect(await come('many')).toBe(503)
  expect([await come('new'), await come('new')]).toEqual([200, 200])
  expect([counts(), streams.size]).toEqual([[2, 2, 2], 6])
  expect([await come('new'), await come('many')]).toEqual([503, 503])
  expect(await come('last')).toBe(200)
  expect(streams.size).toBe(6)
  streams.close()
  expect(await come('later')).toBe(503)
  leaving.abort()
})
