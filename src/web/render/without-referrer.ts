/** For pages opened from a mail's link: hides the link's token from the pages and files they request. */
export function withoutReferrer(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' }
}
