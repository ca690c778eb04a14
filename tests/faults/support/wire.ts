import { createConnection, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'

export type Wire = {
  port: number
  /** Bytes wait so long at each passing, in both directions. */
  slowTo(delayMs: number): void
  /** Connections stay and new ones are taken, but nothing passes. */
  goSilent(): void
  pass(): void
  /** Breaks every connection off; new ones pass. Answers how many there were. */
  cut(): number
}

/** A wire between the shop and a service, on a port of its own, until the test file ends. */
export async function wireTo(service: NetConnectOpts): Promise<Wire> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  let isSilent = false

  function carry(from: Socket, to: Socket): void {
    let last = Promise.resolve()
    from.on('data', (bytes: Buffer) => {
      if (isSilent) return
      last = last.then(async () => {
        if (delayMs > 0) await pause(delayMs)
        if (!to.destroyed) to.write(bytes)
      })
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((near) => {
    const far = createConnection(service)
    for (const socket of [near, far]) sockets.add(socket)
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    const count = sockets.size / 2
    for (const socket of sockets) socket.destroy()
    return count
  }
  afterAll(() => {
    cut()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    slowTo(ms) {
      delayMs = ms
    },
    goSilent() {
      isSilent = true
    },
    pass() {
      isSilent = false
      // What was swallowed is missing in what comes later.
      cut()
    },
    cut,
  }
}

/** The same to the database of `url`, which answers on a socket; with its address through the wire. */
export async function wireToDatabase(url: string): Promise<Wire & { url: string }> {
  const { username, pathname, searchParams } = new URL(url)
  const wire = await wireTo({ path: join(searchParams.get('host') ?? '', '.s.PGSQL.5432') })
  return { ...wire, url: `postgresql://${username}@127.0.0.1:${wire.port}${pathname}` }
}
