import type { CartItem, Problem } from '#contract/checkout.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { type PricedLine, priceItems } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { moveOrderPieces } from '#modules/events/index.ts'
import { moveStock } from '#modules/inventory/index.ts'
import { type Refusal, refusal, refuse } from '#modules/refuse.ts'
import { shortage } from '#modules/shortage.ts'
import { boundUnpaid, type OrderOrigin } from '../order-origin.ts'

const fieldOf = {
  not_found: 'product_id',
  members_only_until: 'product_id',
  choose_variation: 'variation_id',
  choose_size: 'size',
} as const
type LineCode = keyof typeof fieldOf

type Taking = {
  orderId: string
  items: readonly CartItem[]
  lines: readonly PricedLine[]
  origin: OrderOrigin | undefined
  /** The event whose stock is used, and whether the goods are handed over at once. */
  event: { id: string; isSold: boolean } | undefined
}

/** Reserves the items and returns the lowest availability left. Throws out_of_stock or too_many_unpaid (409). */
export async function takeGoods(ctx: Ctx, { orderId, items, lines, origin, event }: Taking): Promise<number | undefined> {
  const pieces = lines.flatMap(({ product_id, stock_level_id, quantity }) =>
    stock_level_id === null ? [] : [{ productId: product_id, stockLevelId: stock_level_id, quantity }],
  )
  if (origin) {
    const wanted = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
    await boundUnpaid(ctx, origin, wanted)
  }
  if (event) return takeAtEvent(ctx, { orderId, items, lines, event })
  const moved = await moveStock(ctx, { orderId, pieces, from: 'released', to: 'reserved', reason: 'order_placed' })
  if (moved.outcome === 'not_enough') throw await describeShortage(ctx, items, lines, new Set(moved.stockLevelIds))
  return moved.left
}

type TakingAtEvent = { orderId: string; items: readonly CartItem[]; lines: readonly PricedLine[]; event: { id: string; isSold: boolean } }

async function takeAtEvent(ctx: Ctx, { orderId, items, lines, event }: TakingAtEvent): Promise<number | undefined> {
  const pieces = lines.flatMap(({ stock_level_id: stockLevelId, quantity }) =>
    stockLevelId === null ? [] : [{ stockLevelId, ...(event.isSold ? { sold: quantity } : { reserved: quantity }) }],
  )
  const reason = event.isSold ? 'sold' : 'order_placed'
  const moved = await moveOrderPieces(ctx, { eventId: event.id, orderId, reason, pieces })
  if (moved.outcome === 'not_enough') throw await describeShortage(ctx, items, lines, new Set(moved.stockLevelIds), event.id)
  return moved.left.size > 0 ? Math.min(...moved.left.values()) : undefined
}

/** Throws InvalidInput (422: not for sale), not_at_event or out_of_stock (409). */
export function refuseProblems(problems: readonly Problem[]): void {
  const isOfLine = (code: Problem['code']): code is LineCode => code in fieldOf
  const wrong = problems.flatMap(({ code, line }) =>
    isOfLine(code) ? [[`items.${line}.${fieldOf[code]}`, code === 'not_found' ? 'not_for_sale' : code] as const] : [],
  )
  if (wrong.length > 0) throw new InvalidInput(Object.fromEntries(wrong))
  const elsewhere = problems.filter(({ code }) => code === 'not_at_event')
  if (elsewhere.length > 0) refuse('not_at_event', shortage(shortOf(elsewhere)))
  if (problems.length > 0) refuse('out_of_stock', shortage(shortOf(problems)))
}

function shortOf(problems: readonly Problem[]): { line: number; product_id: string; available: number }[] {
  return problems.flatMap(({ line, product_id, available }) =>
    line === null || product_id === null ? [] : [{ line, product_id, available: available ?? 0 }],
  )
}

/** Reads the availability again, since other buyers have taken pieces after the items were priced. */
async function describeShortage(
  ctx: Ctx,
  items: readonly CartItem[],
  lines: readonly PricedLine[],
  shortIds: ReadonlySet<string>,
  eventId?: string,
): Promise<Refusal<'out_of_stock'>> {
  const fresh = await priceItems(ctx, items, eventId)
  const available = new Map(fresh.problems.map((problem) => [problem.line, problem.available]))
  const short = lines.filter(({ stock_level_id }) => stock_level_id !== null && shortIds.has(stock_level_id))
  return refusal(
    'out_of_stock',
    shortage(short.map(({ index, product_id }) => ({ line: index, product_id, available: available.get(index) ?? 0 }))),
  )
}
