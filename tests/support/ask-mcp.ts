export type McpAnswer = {
  status: number
  headers: Headers
  body: { id?: unknown; result?: Record<string, unknown>; error?: { code: number; message: string; data?: Record<string, unknown> } }
}

type Unsigned = { method: string; url: URL; headers: Record<string, string>; body: string }
type Asking = {
  params?: Record<string, unknown>
  headers?: Record<string, string>
  id?: number | string
  protocol?: string
  signal?: AbortSignal
  /** Returns all headers of the request with its signature. */
  sign?: (request: Unsigned) => Record<string, string>
}

/** Posts one message of MCP to an address, by the newest protocol or another. */
export async function askMcp(
  url: string,
  method: string,
  { params = {}, headers = {}, id = 1, protocol = '2026-07-28', signal, sign = ({ headers: unsigned }) => unsigned }: Asking = {},
): Promise<McpAnswer> {
  const isNewest = protocol >= '2026-07-28'
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': protocol,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const name = params['name']
  const sent = {
    'content-type': 'application/json',
    accept: 'application/json',
    'mcp-protocol-version': protocol,
    ...(isNewest && { 'mcp-method': method, ...(typeof name === 'string' && { 'mcp-name': name }) }),
    ...headers,
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id, method, params: isNewest ? { ...params, _meta: envelope } : params })
  const answer = await fetch(url, {
    method: 'POST',
    ...(signal && { signal }),
    headers: sign({ method: 'POST', url: new URL(url), headers: sent, body }),
    body,
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as McpAnswer['body'] }
}
