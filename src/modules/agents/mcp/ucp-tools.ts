import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { cartInput } from '../carts/read-cart-request.ts'
import { productInput } from '../catalog/get-product.ts'
import { lookupInput } from '../catalog/look-up-catalog.ts'
import { searchInput } from '../catalog/search-catalog.ts'
import { checkoutInput } from '../checkouts/read-checkout-request.ts'
import type { UcpCall } from '../door/ucp-ask.ts'

/** The name of the body among a tool's arguments; undefined for a call without one. */
export type Argument = 'catalog' | 'cart' | 'checkout'

type Described = { description: string; argument?: Argument; body?: z.ZodType; needsKey?: true; isFinal?: true }

const context = z.looseObject({ language: z.string().optional(), address_country: z.string().optional() }).optional()

/** Fixed texts, as those of the plain server. */
const described: Record<string, Described | undefined> = {
  search_catalog: { description: 'Searches the products of the shop.', argument: 'catalog', body: searchInput.extend({ context }) },
  lookup_catalog: { description: 'Looks up products, units and slugs.', argument: 'catalog', body: lookupInput.extend({ context }) },
  get_product: { description: 'Shows one product with its units.', argument: 'catalog', body: productInput.extend({ context }) },
  create_cart: { description: 'Makes a cart. Nothing is kept aside.', argument: 'cart', body: cartInput.extend({ context }) },
  get_cart: { description: 'Shows a cart at the prices of now.' },
  update_cart: { description: 'Replaces everything in a cart.', argument: 'cart', body: cartInput.extend({ context }) },
  cancel_cart: { description: 'Cancels a cart.', isFinal: true },
  create_checkout: { description: 'Prepares an order for a person.', argument: 'checkout', body: checkoutInput.extend({ context }) },
  get_checkout: { description: 'Shows a checkout at the prices of now.' },
  update_checkout: { description: 'Replaces everything in a checkout.', argument: 'checkout', body: checkoutInput.extend({ context }) },
  complete_checkout: {
    description: 'Returns the checkout unchanged: a person places the order at continue_url.',
    argument: 'checkout',
    body: z.looseObject({}),
    needsKey: true,
  },
  cancel_checkout: { description: 'Cancels a checkout. It never cancels an order.', needsKey: true, isFinal: true },
  get_order: { description: 'Shows an order that this platform prepared. Sign the request.' },
}

export type UcpTool = { call: UcpCall; argument: Argument | undefined; needsKey: boolean; hasId: boolean; tool: Tool }

/** Describes a call of UCP as a tool. Its input schema refers to no other document. */
export function ucpTool(call: UcpCall): UcpTool {
  const { description, argument, body, needsKey = false, isFinal = false } = described[call.tool] ?? { description: '' }
  const hasId = call.path.source.includes('(')
  const key = z.string().min(1).max(255).describe('The same key makes a repeat harmless.')
  const meta = z.looseObject({
    'ucp-agent': z.looseObject({ profile: z.string().describe('The https address of your UCP profile.') }),
    'idempotency-key': needsKey ? key : key.optional(),
  })
  const input = z.looseObject({
    meta,
    ...(hasId && { id: z.string() }),
    // Nothing of it is read when a checkout is completed.
    ...(argument && body && { [argument]: needsKey ? body.optional() : body }),
  })
  const inputSchema = z.toJSONSchema(input, { io: 'input' }) as Tool['inputSchema']
  const annotations = { readOnlyHint: !call.writes, openWorldHint: false, ...(call.writes && { destructiveHint: isFinal }) }
  return { call, argument, needsKey, hasId, tool: { name: call.tool, description, inputSchema, annotations } }
}
