import { data } from 'react-router'
import type { Api } from './page-context.ts'

/** For pages opened from a mail's link: hides the link's token from the pages and files they request. */
export function withoutReferrer(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' }
}

/** Answers 404 for the link of what an agent prepared while the shop has that switched off. */
export async function openHandoff(request: Request, api: Api, kind: 'cart' | 'checkout'): Promise<void> {
  if (new URL(request.url).searchParams.has('handoff') && !(await api.shop.facts()).handoffs[kind]) throw data(null, { status: 404 })
}

/** For a page whose address may hold the token of what an agent prepared, until the page takes it out. */
export function handoffHeaders(request: Request): { headers: HeadersInit } {
  return { headers: new URL(request.url).searchParams.has('handoff') ? { 'Referrer-Policy': 'no-referrer' } : {} }
}
