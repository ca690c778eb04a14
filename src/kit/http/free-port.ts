import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws if the port is in use, before a start creates and fills a database for nothing. */
export async function requireFreePort(name: string, port: number, host: string): Promise<void> {
  // `close` waits for connected clients, so each is disconnected at once.
  const server = createServer((socket) => socket.destroy())
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw listenError(error, name, port)
  }
  server.close()
  await once(server, 'close')
}

/** Adds advice for the person who starts the shop when the port is in use. */
export function listenError(error: unknown, name: string, port: number): Error {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!isTaken) return error instanceof Error ? error : new Error(String(error))
  return new Error(`port ${port} is taken; stop what listens there, or choose another with ${name}=…`, { cause: error })
}
