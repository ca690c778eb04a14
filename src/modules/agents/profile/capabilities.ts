import { shapeOf } from '../versions/shape-of.ts'
import type { Version } from '../versions/version.ts'
import type { Capability } from './capability.ts'

type Offered = { name: Capability; schema: string; extends?: readonly Capability[] }

const cart: Capability = 'dev.ucp.shopping.cart'
const checkout: Capability = 'dev.ucp.shopping.checkout'

/** What the shop can do. An extension works while one of the capabilities that it extends does. */
const offered: readonly Offered[] = [
  { name: 'dev.ucp.shopping.catalog.search', schema: 'catalog_search' },
  { name: 'dev.ucp.shopping.catalog.lookup', schema: 'catalog_lookup' },
  { name: cart, schema: 'cart' },
  { name: checkout, schema: 'checkout' },
  { name: 'dev.ucp.shopping.order', schema: 'order' },
  { name: 'dev.ucp.shopping.fulfillment', schema: 'fulfillment', extends: [checkout] },
  { name: 'dev.ucp.shopping.discount', schema: 'discount', extends: [checkout, cart] },
  { name: 'dev.ucp.shopping.buyer_consent', schema: 'buyer_consent', extends: [checkout] },
  { name: 'dev.ucp.shopping.permalink', schema: 'permalink' },
]

export function offeredIn(version: Version): readonly Offered[] {
  const { lacks } = shapeOf(version)
  return offered.filter(({ name }) => !lacks.includes(name))
}

/** Returns what both sides can do in this version: the platform's names, less extensions without a parent. */
export function activeCapabilities(version: Version, platform: ReadonlySet<string>): Set<Capability> {
  const common = new Set(offeredIn(version).flatMap(({ name }) => (platform.has(name) ? [name] : [])))
  for (const { name, extends: parents } of offered) if (parents && !parents.some((parent) => common.has(parent))) common.delete(name)
  return common
}
