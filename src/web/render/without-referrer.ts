/** For pages opened from a mail's link: hides the link's token from the pages and files they request. */
export function withoutReferrer(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' }
}

/** For a page whose address may hold the token of what an agent prepared, until the page takes it out. */
export function handoffHeaders(request: Request): { headers: HeadersInit } {
  return { headers: new URL(request.url).searchParams.has('handoff') ? { 'Referrer-Policy': 'no-referrer' } : {} }
}
