import type * as mcp from '@modelcontextprotocol/server'
import { bodyTypeOf } from '#kit/http/receive-body.ts'
import type { Asked } from '#modules/http-route.ts'
import type { AgentShop } from '../agent-shop.ts'
import { isRecord, readBody } from '../door/read-body.ts'
import { signedRequestOf } from '../door/signed-request-of.ts'
import { Refusal, refusalOf } from '../refusal.ts'
import type { SignedRequest } from '../signatures/verify-request.ts'
import { answerMcpRefusal, brokenJson, type McpMessage, readMessage } from './mcp-refusal.ts'

type Sdk = typeof mcp

/** Protocols that are answered; the older ones without a session. */
export const protocolOptions: Pick<mcp.ServerOptions, 'supportedProtocolVersions' | 'capabilities'> = {
  supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
  capabilities: { tools: { listChanged: false } },
}

export type McpAsk = { message: McpMessage; request: SignedRequest; address: string; requestId: string }
export type McpServing = {
  /** Counts the request; throws TooManyRequests. */
  admit(ask: Pick<McpAsk, 'message' | 'address'>): Promise<void>
  /** Returns a server for this request alone. `refuse` has the whole request refused, whatever the server answers. */
  open(sdk: Sdk, ask: McpAsk, refuse: (error: unknown) => void): mcp.McpServer | mcp.Server
}

/** Answers a POST with one message of MCP over Streamable HTTP, as JSON, without a session. */
export async function serveMcp(shop: AgentShop, serving: McpServing, { c }: Asked): Promise<Response> {
  let id: McpMessage['id'] = null
  try {
    requireOwnPage(shop, c.req.raw)
    const address = c.get('address')
    const request = await signedRequestOf(shop, c.req.raw)
    if (bodyTypeOf(request.headers) !== 'application/json')
      throw new Refusal(415, 'unsupported_media_type', 'The body must be application/json.')
    const body = readJson(request.body)
    const message = readMessage(body)
    id = message.id
    await serving.admit({ message, address })
    // It would keep a stream open, and the tools never change.
    if (message.method === 'subscriptions/listen') throw new Refusal(404, 'method_not_found', 'There are no subscriptions here.')
    // Loaded with the first request: most processes of a small shop never need it.
    const sdk = await import('@modelcontextprotocol/server')
    const refused: unknown[] = []
    const response = await respond(sdk, c.req.raw, body, () =>
      serving.open(sdk, { message, request, address, requestId: c.get('requestId') }, (error) => refused.push(error)),
    )
    if (refused.length > 0) throw refused[0]
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return answerMcpRefusal(refusal, id)
    throw error
  }
}

/** Throws a Refusal: 405 for other methods than POST, 403 for a foreign Host or Origin, by which a page reaches a machine that is not its own. */
function requireOwnPage({ authorityOf }: AgentShop, { method, headers }: Request): void {
  if (method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Send POST.', { allow: 'POST' })
  const [host, origin] = [headers.get('host') ?? undefined, headers.get('origin')]
  if (authorityOf(host) === undefined) throw new Refusal(403, 'foreign_host', 'This is not the host of the shop.')
  if (origin !== null && !(URL.canParse(origin) && authorityOf(new URL(origin).host) !== undefined))
    throw new Refusal(403, 'foreign_origin', 'Pages of other sites are not answered.')
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
  const text = Buffer.from(bytes).toString()
  const value = parse(text)
  if (!isRecord(value)) throw new Refusal(400, 'invalid_request', 'Send one JSON-RPC message.')
  return readBody(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw brokenJson()
  }
}

async function respond(sdk: Sdk, asked: Request, parsedBody: unknown, open: () => mcp.McpServer | mcp.Server): Promise<Response> {
  const request = completed(asked)
  if (!(await sdk.isLegacyRequest(request, parsedBody)))
    return sdk.createMcpHandler(open, { legacy: 'reject' }).fetch(request, { parsedBody })
  const server = open()
  const transport = new sdk.WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

/** Clients that accept JSON alone would get 406, though they are answered with JSON. */
function completed({ url, headers: given, signal }: Request): Request {
  const headers = new Headers(given)
  headers.set('accept', 'application/json, text/event-stream')
  headers.delete('content-length')
  return new Request(url, { method: 'POST', headers, signal })
}
