import { z } from 'zod'
import { mostCartLines } from '#contract/rules/cart-limits.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import type { AskedLine } from '../goods/take-lines.ts'
import { invalidRequest } from '../refusal.ts'

const mostCodes = 10

const lineItem = z.looseObject({
  id: z.string().max(40).optional(),
  item: z.looseObject({ id: z.string().min(1).max(300) }),
  quantity: z.int().min(1),
})
const lineItems = z.array(lineItem).min(1).max(mostCartLines)
/** May be empty: in a checkout made from a cart, the cart's lines count. */
export const anyLineItems = z.array(lineItem).max(mostCartLines).optional()
const discounts = z.looseObject({ codes: z.array(z.string().max(100)).max(mostCodes).optional() }).optional()

export const cartInput = z.looseObject({ line_items: lineItems, discounts })

/** Reads `line_items` of a request. Throws a Refusal (400) that names the place. */
export function readLines({ body }: Pick<UcpAsk, 'body'>): AskedLine[] {
  return parsed(lineItems, body['line_items'], 'line_items').map(({ id, item, quantity }) => ({ id, unit: item.id, quantity }))
}

/** Reads the codes of a request, where both sides know discounts. */
export function readCodes({ body, caller }: Pick<UcpAsk, 'body' | 'caller'>): string[] {
  if (!caller.active.has('dev.ucp.shopping.discount')) return []
  return (parsed(discounts, body['discounts'], 'discounts')?.codes ?? []).filter((code) => code.trim() !== '')
}

export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.infer<Schema> {
  const found = schema.safeParse(value)
  if (found.success) return found.data
  const places = found.error.issues.map(({ path }) => [name, ...path].join('.'))
  throw invalidRequest(`Invalid or missing: ${[...new Set(places)].slice(0, 5).join(', ')}.`)
}
