import type { AgentShop } from '../agent-shop.ts'
import type { SignedRequest } from '../signatures/verify-request.ts'

/** Reads the body, and what a signature can cover of a request. */
export async function signedRequestOf({ publicUrl, authorityOf }: AgentShop, request: Request): Promise<SignedRequest> {
  const { method, headers, url } = request
  const { pathname, search } = new URL(url)
  const authority = authorityOf(headers.get('host') ?? undefined) ?? new URL(publicUrl).host
  return { method, authority, path: pathname, query: search, headers, body: new Uint8Array(await request.arrayBuffer()) }
}
