import { guestOrdersCookie, mostGuestTokens } from '#modules/orders/index.ts'

export const guestTokenShape = /^[\w-]{22,128}$/

/** Returns the order tokens in the Guest-Session-Token header and in the cookie set by placing or tracking an order. */
export function guestTokensOf(headers: Headers): string[] {
  const fromCookie = new RegExp(`(?:^|;\\s*)${guestOrdersCookie}=([\\w.-]*)`).exec(headers.get('cookie') ?? '')?.[1] ?? ''
  const tokens = [headers.get('guest-session-token') ?? '', ...fromCookie.split('.')]
  return tokens.filter((token) => guestTokenShape.test(token)).slice(0, mostGuestTokens + 1)
}
