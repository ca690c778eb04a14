export type McpAnswer = {
  status: number
  headers: Headers
  body: { id?: unknown; result?: Record<string, unknown>; error?: { code: number; message: string; data?: Record<string, unknown> } }
}

type Asking = {
  params?: Record<string, unknown>
  headers?: Record<string, string>
  id?: number | string
  protocol?: string
  signal?: AbortSignal
}

/** Posts one message of MCP to an address, by the newest protocol or another. */
export async function askMcp(
  url: string,
  method: string,
  { params = {}, headers = {}, id = 1, protocol = '2026-07-28', signal }: Asking = {},
): Promise<McpAnswer> {
  const isNewest = protocol >= '2026-07-28'
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': protocol,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const name = params['name']
  const answer = await fetch(url, {
    method: 'POST',
    ...(signal && { signal }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'mcp-protocol-version': protocol,
      ...(isNewest && { 'mcp-method': method, ...(typeof name === 'string' && { 'mcp-name': name }) }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params: isNewest ? { ...params, _meta: envelope } : params }),
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as McpAnswer['body'] }
}
