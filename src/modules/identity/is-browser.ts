/** Browsers say where a request comes from; programs do not. */
export function isBrowser(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site')
}
