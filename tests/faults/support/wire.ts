import { createConnection, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'

export type Wire = {
  port: number
  /** Delays bytes by this time, in both directions. */
  slowTo(delayMs: number): void
  /** Keeps connections and accepts new ones, but passes nothing on. */
  goSilent(): void
  pass(): void
  /** Breaks every connection; new ones work. Returns the number of broken connections. */
  cut(): number
}

/** Puts a wire with its own port between the shop and a service, until the test file ends. */
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
      // These connections have lost bytes, so they cannot go on.
      cut()
    },
    cut,
  }
}

/** A wire to the database at `url`, which listens on a Unix socket. Includes the address through the wire. */
export async function wireToDatabase(url: string): Promise<Wire & { url: string }> {
  const { username, pathname, searchParams } = new URL(url)
  const wire = await wireTo({ path: join(searchParams.get('host') ?? '', '.s.PGSQL.5432') })
  return { ...wire, url: `postgresql://${username}@127.0.0.1:${wire.port}${pathname}` }
}
