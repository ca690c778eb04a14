import { createRouterClient } from '@orpc/server'
import type { RequestContext } from '#modules/context.ts'
import { rememberGuestToken } from '#modules/orders/index.ts'
import type { Shop } from '../shop.ts'
import { guestTokenShape } from './guest-tokens.ts'
import { locate } from '#contract/rules/request-language.ts'

/** The order's page and the page of its pickup code. */
const orderPath = /^(?:\/order|\/events\/[\w-]+\/qr)\/([\w-]+)$/

/**
 * Redirects a mail's link, `/order/{id}?token=…`, to the plain address with the token in a cookie, so the token is in no history or
 * Referer. A token that does not open this order is dropped, so other sites can't fill a visitor's cookie.
 */
export async function openByToken(shop: Shop, url: URL, context: RequestContext): Promise<Response | undefined> {
  const { path, prefix } = locate(url.pathname)
  const orderId = orderPath.exec(path)?.[1]
  const token = url.searchParams.get('token')
  if (orderId === undefined || token === null) return undefined
  if (guestTokenShape.test(token) && (await opens(shop, context, orderId, token))) rememberGuestToken(context, token)
  url.searchParams.delete('token')
  const location = prefix + path + url.search
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const [name, value] of context.reply) headers.append(name, value)
  return new Response(null, { status: 303, headers })
}

async function opens(shop: Shop, context: RequestContext, orderId: string, token: string): Promise<boolean> {
  const api = createRouterClient(shop.router, { context: { ...context, guestTokens: [token] } })
  return api.orders.get({ id: orderId }).then(
    () => true,
    (error: unknown) => {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
      if (status >= 500) throw error
      return false
    },
  )
}
