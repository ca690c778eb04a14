import { once } from 'node:events'
import { type AddressInfo, connect, createServer, Server } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { requireFreePort } from './free-port.ts'

afterEach(() => void vi.restoreAllMocks())

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

it('names the setting of a port that is taken', async () => {
  const server = createServer()
  const port = await listen(server)
  const taken = `port ${port} is taken; stop what listens there, or choose another with PORT=…`
  await expect(requireFreePort('PORT', port, '127.0.0.1')).rejects.toThrow(taken)
  server.close()
})

it('waits for no client that connects while it looks', async () => {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  const close = Object.getOwnPropertyDescriptor(Server.prototype, 'close')?.value as () => Server
  vi.spyOn(Server.prototype, 'close').mockImplementation(function (this: Server) {
    // A client may connect just before the server closes.
    connect(port, '127.0.0.1').on('error', () => undefined)
    this.once('connection', () => close.call(this))
    return this
  })
  await expect(requireFreePort('PORT', port, '127.0.0.1')).resolves.toBeUndefined()
})
