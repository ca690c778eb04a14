import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { profileOf, type Respond } from './agent-profile.ts'

/** Starts a program's own server on this machine; `profile` is the address of its profile. */
export async function agentPlatform({
  version = '2026-08-25',
  without = [],
  keys,
  respond,
}: { version?: string; without?: readonly string[]; keys?: () => readonly unknown[]; respond?: Respond } = {}) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    if (respond) return respond(request, response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...profileOf(version, without), ...(keys && { keys: keys() }) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const profile = `${origin}/ucp.json`
  return { origin, profile, host: `127.0.0.1:${port}`, seen, headers: { 'ucp-agent': `profile="${profile}"` } }
}

/** Makes a call of UCP as this program. */
export async function askUcp(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const answer = await fetch(`${origin}/ucp/v1${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}
