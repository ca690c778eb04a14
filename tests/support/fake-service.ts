import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

export type ServiceRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
/** 'silence' never answers; 'trickle' never ends its answer. */
export type ServiceAnswer = { status?: number; body: unknown } | 'silence' | 'trickle'

/** Runs an external HTTP service until the test file ends. `requests` records the requests. */
export async function fakeService(
  answer: (request: ServiceRequest) => ServiceAnswer,
): Promise<{ url: string; requests: ServiceRequest[] }> {
  const requests: ServiceRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      }
      requests.push(request)
      const given = answer(request)
      if (given === 'silence') return
      if (given === 'trickle') return trickle(response)
      const { status = 200, body } = given
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake service has no port')
  return { url: `http://127.0.0.1:${address.port}`, requests }
}

/** Sends just enough for the connection not to look dead. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 500)
  response.on('close', () => clearInterval(timer))
}
