import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deriveSigningKey, type PublicJwk } from '#modules/agents/signatures/signing-key.ts'
import { signRequest } from '#modules/agents/signatures/sign-request.ts'
import { verifyRequest } from '#modules/agents/signatures/verify-request.ts'
import { askMcp } from '#tests/support/ask-mcp.ts'
import { orderListener } from '#tests/support/order-listener.ts'

type Called = { argument?: 'catalog' | 'cart' | 'checkout'; body?: object; id?: string }

const rest: Record<string, [method: string, path: string]> = {
  search_catalog: ['POST', '/catalog/search'],
  create_cart: ['POST', '/carts'],
  get_cart: ['GET', '/carts/'],
  create_checkout: ['POST', '/checkout-sessions'],
  get_checkout: ['GET', '/checkout-sessions/'],
  get_order: ['GET', '/orders/'],
}

/** Starts a program with a key of its own that calls the shop, signed, over REST or MCP, and receives messages about orders. */
export async function startAgent(shop: string, over: 'rest' | 'mcp') {
  const key = deriveSigningKey('the secret of a program that shops', { kid: 'journey', salt: Buffer.from('journey') })
  const { respond, received } = orderListener([key.publicJwk])
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const profile = `http://${host}/ucp.json`

  async function askRest(tool: string, { body: sent, id = '' }: Called): Promise<unknown> {
    const [method, path] = rest[tool] ?? ['', '']
    const body = sent ? JSON.stringify(sent) : ''
    const headers = { 'ucp-agent': `profile="${profile}"`, ...(sent && { 'content-type': 'application/json' }) }
    const url = new URL(`/ucp/v1${path}${id}`, shop)
    const signed = signRequest(key, { method, url, headers, body }, new Date())
    return (await fetch(url, { method, headers: signed, ...(sent && { body }) })).json()
  }

  async function askTool(tool: string, { argument, body, id }: Called): Promise<unknown> {
    const input = { meta: { 'ucp-agent': { profile } }, ...(argument && { [argument]: body }), ...(id !== undefined && { id }) }
    const answer = await askMcp(new URL('/ucp/mcp', shop).href, 'tools/call', {
      params: { name: tool, arguments: input },
      sign: (unsigned) => signRequest(key, unsigned, new Date()),
    })
    return answer.body.result?.['structuredContent'] ?? answer.body
  }

  /** Throws for a message that the shop did not sign by a key of its profile. */
  async function verifyReceived(): Promise<void> {
    const { keys } = (await (await fetch(new URL('/.well-known/ucp', shop))).json()) as { keys: PublicJwk[] }
    for (const { headers, text, url } of received) {
      const [path = '', query] = url.split('?')
      const message = {
        method: 'POST',
        authority: host,
        path,
        query: query === undefined ? '' : `?${query}`,
        headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
        body: Buffer.from(text),
      }
      await verifyRequest(message, (kid) => Promise.resolve(keys.find((one) => one.kid === kid)), new Date())
    }
  }

  const ask = async <Body>(tool: string, called: Called): Promise<Body> =>
    (await (over === 'rest' ? askRest : askTool)(tool, called)) as Body
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host, ask, received, verifyReceived, stop }
}
export type ShoppingAgent = Awaited<ReturnType<typeof startAgent>>
