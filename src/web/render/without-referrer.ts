/** Of pages that a mail's link leads to: their assets and links would otherwise be told its token. */
export function withoutReferrer(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' }
}
