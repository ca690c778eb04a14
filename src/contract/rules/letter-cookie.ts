const letterCookie = 'letter'
/** Days after a click in which an order is attributed to the letter. */
export const letterDays = 7

/** The token in a letter's link: the letter, its recipient, the link, and a seal. */
const tokenShape = /^[\w-]{48}$/

/** Returns the letter token of a `Cookie` header; undefined if there is none or it is malformed. */
export function letterIn(cookies: string | null | undefined): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${letterCookie}=([^;]*)`).exec(cookies ?? '')?.[1]
  return value !== undefined && tokenShape.test(value) ? value : undefined
}

export function letterSetCookie(token: string, isSecure: boolean): string {
  return `${letterCookie}=${token}; Path=/; Max-Age=${letterDays * 24 * 3600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
