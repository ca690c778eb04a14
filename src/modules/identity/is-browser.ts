/** Browsers send the origin of a request; programs do not. */
export function isBrowser(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site')
}
