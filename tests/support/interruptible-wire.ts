import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Puts a socket in front of the server. It can stop passing bytes on, like a broken network, or close all but the first connections. */
export async function interruptibleWire(url: string, mostConnections = Infinity) {
  const target = new URL(url)
  const serverSocket = join(target.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets: Socket[] = []
  const silent = new Set<Socket>()
  let connections = 0
  const server = createServer((near) => {
    connections += 1
    if (connections > mostConnections) return near.destroy()
    const far = createConnection(serverSocket)
    sockets.push(near, far)
    near.on('data', (bytes) => silent.has(near) || far.write(bytes)).on('error', () => undefined)
    far.on('data', (bytes) => silent.has(near) || near.write(bytes)).on('error', () => undefined)
    near.on('close', () => far.destroy())
  })
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-wire-'))
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve))
  target.searchParams.set('host', folder)
  return {
    url: target.href,
    goSilent: () => sockets.forEach((socket) => silent.add(socket)),
    close: () => server.close(() => rmSync(folder, { recursive: true })),
  }
}
