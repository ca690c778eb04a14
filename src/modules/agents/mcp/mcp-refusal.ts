import { invalidRequest, Refusal } from '../refusal.ts'

/** A JSON-RPC message that the shop answers. */
export type McpMessage = { id: string | number | null; method: string; params: Record<string, unknown> }

/** Codes of JSON-RPC, and those that UCP gives to what happens before a call. */
const codes = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602, profile: -32_001, server: -32_000 }
const profileCodes = new Set(['invalid_profile_url', 'profile_unreachable', 'profile_malformed', 'version_unsupported'])
const requestCodes = new Set(['digest_mismatch', 'algorithm_unsupported'])

/** Answers a refusal as a JSON-RPC error with the status of REST. */
export function answerMcpRefusal(refusal: Refusal, id: McpMessage['id']): Response {
  const { status, headers } = refusal
  return Response.json(writeMcpRefusal(refusal, id), { status, headers: { 'cache-control': 'no-store', ...headers } })
}

export function writeMcpRefusal(refusal: Refusal, id: McpMessage['id']): object {
  const { code, message, headers } = refusal
  const wait = headers['retry-after']
  const data = { code, ...(wait !== undefined && { retry_after: Number(wait) }) }
  return { jsonrpc: '2.0', error: { code: codeOf(refusal), message, data }, id }
}

function codeOf({ code, status }: Refusal): number {
  if (code === 'broken_json') return codes.parse
  if (code === 'method_not_found') return codes.method
  if (profileCodes.has(code)) return codes.profile
  if (requestCodes.has(code) || [404, 405, 413, 415].includes(status)) return codes.request
  return status === 400 ? codes.params : codes.server
}

export function brokenJson(): Refusal {
  return new Refusal(400, 'broken_json', 'The body is not JSON.')
}

/** Reads one message; a list of several is none since 2025-06-18. Throws a Refusal (400). */
export function readMessage(body: Record<string, unknown>): McpMessage {
  const { id = null, method, params = {} } = body
  if (typeof method !== 'string' && !('result' in body) && !('error' in body)) throw invalidRequest('The body must be a JSON-RPC message.')
  return {
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    method: typeof method === 'string' ? method : '',
    params: typeof params === 'object' ? { ...params } : {},
  }
}
