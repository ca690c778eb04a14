import { guest } from '#contract/actor.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { inTransaction } from '#modules/context.ts'
import { type Asked, type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings } from '#modules/settings/index.ts'
import { languageOf } from '../agent-shop.ts'
import { usableLines } from '../goods/usable-lines.ts'
import { createLinkCart, linksByAddress } from '../handoffs/link-cart.ts'
import { readPermalink } from './read-permalink.ts'

/** Serves the links that fill a cart. A link without usable goods leads to the cart as it is. No session is read. */
export function permalinkRoutes({ systemCtx, limits }: Pick<ModuleServices, 'systemCtx' | 'limits'>): HttpRoute[] {
  async function answer({ c }: Asked): Promise<Response> {
    const ctx = systemCtx({ actor: guest })
    const { agents_ucp: isOn } = await getSettings(ctx)
    if (isOn === 'off') throw new NotFound()
    const { pathname, search } = new URL(c.req.url)
    const link = readPermalink(decode(pathname.slice('/buy/'.length)), search)
    const language = languageOf(ctx, link.language)
    const { lines: items } = await usableLines(ctx, link.units)
    if (items.length === 0) return leadTo(pageIn(language, pages.cart()))
    await limits.take(linksByAddress, c.get('address'))
    const { token } = await inTransaction(ctx, (inside) =>
      createLinkCart(inside, { from: 'permalink', items, codes: link.codes.slice(0, 1), language }),
    )
    const place = new URL(link.continueTo ?? pageIn(language, pages.cart()), 'https://shop.invalid')
    for (const [name, value] of link.passedOn) place.searchParams.append(name, value)
    place.searchParams.set('handoff', token)
    return leadTo(place.pathname + place.search)
  }

  return [openFile('/buy', answer), openFile('/buy/*', answer)]
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })
}

/** Bytes that are no text stay as they are, and name no unit. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
