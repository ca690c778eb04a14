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
  const server = createServer((request, response) => streams.open(request, response, { topics: ['news'], countedAs: ['one'] }))
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

it('lets go of a reader that does not read', async () => {
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

it('forgets who left', async () => {
  const { streams, port } = await serving({})
  const leaving = new AbortController()
  await fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal })
  expect(streams.countOf('one')).toBe(1)
  expect(streams.hasReaders('news')).toBe(true)
  leaving.abort()
  await expect.poll(() => streams.countOf('one')).toBe(0)
})
