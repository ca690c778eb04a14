import { guest } from '#contract/actor.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { type Asked, type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings } from '#modules/settings/index.ts'
import { resolveUnits, type UnitLine } from '../goods/resolve-units.ts'
import { createLinkCart } from '../handoffs/handoff-store.ts'
import { type Permalink, readPermalink } from './read-permalink.ts'

/** Each link writes a row. */
const linksByAddress: Limit = { name: 'agent-links-by-address', points: 60, perSeconds: 60 }

/** Serves the links that fill a cart. A link without usable goods leads to the cart as it is. No session is read. */
export function permalinkRoutes({ systemCtx, limits }: Pick<ModuleServices, 'systemCtx' | 'limits'>): HttpRoute[] {
  async function answer({ c }: Asked): Promise<Response> {
    const ctx = systemCtx({ actor: guest })
    const { agents_ucp: isOn } = await getSettings(ctx)
    if (isOn === 'off') throw new NotFound()
    const { pathname, search } = new URL(c.req.url)
    const link = readPermalink(decode(pathname.slice('/buy/'.length)), search)
    const language = link.language ?? defaultLanguage
    const items = await usableItems(ctx, link)
    if (items.length === 0) return leadTo(pageIn(language, pages.cart()))
    await limits.take(linksByAddress, c.get('address'))
    const { token } = await inTransaction(ctx, (inside) => createLinkCart(inside, { items, codes: link.codes.slice(0, 1), language }))
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

async function usableItems(ctx: Ctx, { units }: Permalink): Promise<UnitLine[]> {
  const resolved = await resolveUnits(
    ctx,
    units.map(({ name }) => name),
  )
  const lines = new Map<string, UnitLine>()
  for (const [index, unit] of resolved.entries()) {
    if ('problem' in unit) continue
    const key = `${unit.product_id} ${unit.variation_id} ${unit.size}`
    const quantity = (lines.get(key)?.quantity ?? 0) + (units[index]?.quantity ?? 0)
    lines.set(key, { ...unit, quantity: Math.min(mostOfOneLine, quantity) })
  }
  return [...lines.values()]
}

/** Bytes that are no text stay as they are, and name no unit. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
