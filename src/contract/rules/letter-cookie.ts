const letterCookie = 'letter'
/** How long after a click an order counts as the letter's. */
export const letterDays = 7

/** What a link of a letter carries: which letter to whom, which link, and a seal. */
const tokenShape = /^[\w-]{48}$/

/** The token of the letter in a `Cookie` header; undefined for none, and for what can be no token. */
export function letterIn(cookies: string | null | undefined): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${letterCookie}=([^;]*)`).exec(cookies ?? '')?.[1]
  return value !== undefined && tokenShape.test(value) ? value : undefined
}

export function letterSetCookie(token: string, isSecure: boolean): string {
  return `${letterCookie}=${token}; Path=/; Max-Age=${letterDays * 24 * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
