import { hasMemberPrices } from '#contract/actor.ts'
import type { CartItem, Problem, QuoteLine } from '#contract/checkout.ts'
import { type Money, money, moneyOrNull } from '#contract/rules/money.ts'
import { lineTotal, type Prices, pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { imageUrl } from '#modules/media/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type GoodsRow, readGoods } from './goods-store.ts'
import { describeProblem, type ProblemFound } from './problem-sentence.ts'

export type PricedLine = QuoteLine & {
  /** Index in the items as sent. */
  index: number
  sku: string
  /** Production is planned by product type. */
  product_type_id: string | null
  /** The line's total at member prices. */
  member_total: Money
  /** The stock level that the line takes from; null for pre-orders, which are not counted. */
  stock_level_id: string | null
}

export type PricedItems = { lines: PricedLine[]; problems: Problem[] }

/**
 * Prices items and checks their availability for this buyer, in the order sent. An item not for sale yields a problem. At an event only its
 * own pieces are available. Items already handed over need only a valid option.
 */
export async function priceItems(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'language'>,
  items: readonly CartItem[],
  eventId?: string,
  isHandedOver = false,
): Promise<PricedItems> {
  const goods = await readGoods(ctx.db, items, { language: ctx.language, eventId: eventId ?? null, isHandedOver })
  const rows = new Map(goods.map((row) => [row.index, row]))
  const wanted = quantitiesByLevel(items, rows)
  const buyer = { isMember: hasMemberPrices(ctx.actor), now: ctx.clock.now(), isHandedOver }
  const lines: PricedLine[] = []
  const problems: Problem[] = []
  for (const [index, item] of items.entries()) {
    const row = rows.get(index)
    const found = findProblem(item, row, { wanted, buyer })
    if (found) problems.push({ line: index, product_id: item.product_id, message: describeProblem(found, ctx.language), ...found })
    if (row && found?.code !== 'not_found') lines.push(priceLine(index, item, row, buyer))
  }
  return { lines, problems }
}

function quantitiesByLevel(items: readonly CartItem[], rows: ReadonlyMap<number, GoodsRow>): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const [index, { quantity }] of items.entries()) {
    const levelId = rows.get(index)?.stock_level_id
    if (levelId) wanted.set(levelId, (wanted.get(levelId) ?? 0) + quantity)
  }
  return wanted
}

type Asking = { wanted: ReadonlyMap<string, number>; buyer: { isMember: boolean; now: Date; isHandedOver: boolean } }

function findProblem(item: CartItem, row: GoodsRow | undefined, { wanted, buyer }: Asking): ProblemFound | undefined {
  if (!row || (item.variation_id && row.variation_id === null)) return { code: 'not_found', available: null }
  if (!row.is_at_event && !buyer.isHandedOver) return { code: 'not_at_event', available: null }
  if (row.has_variations && row.variation_id === null) return { code: 'choose_variation', available: null }
  if (item.size && row.sizes.length === 0) return { code: 'not_found', available: null }
  if (row.sizes.length > 0 && !row.sizes.includes(item.size ?? '')) return { code: 'choose_size', available: null }
  if (buyer.isHandedOver) return undefined
  const until = row.early_access_until
  if (until !== null && until > buyer.now && !buyer.isMember)
    return { code: 'members_only_until', available: null, until: until.toISOString() }
  if (row.is_pre_order) return undefined
  const needed = row.stock_level_id === null ? item.quantity : (wanted.get(row.stock_level_id) ?? item.quantity)
  return needed > row.available ? { code: 'out_of_stock', available: row.available } : undefined
}

function priceLine(index: number, item: CartItem, row: GoodsRow, { isMember, now }: Asking['buyer']): PricedLine {
  const prices = pricesOf(productPrices(row), variationPrices(row))
  const price = unitPrice(prices, isMember)
  return {
    index,
    product_id: row.product_id,
    variation_id: row.variation_id,
    variation_name: row.variation_name,
    size: item.size || null,
    name: row.name,
    image_url: row.picture_key === null ? null : imageUrl(row.picture_key),
    quantity: item.quantity,
    unit_price: price,
    line_total: lineTotal(price, item.quantity),
    sku: row.sku,
    product_type_id: row.product_type_id,
    member_total: lineTotal(unitPrice(prices, true), item.quantity),
    is_pre_order: row.is_pre_order,
    ships_on: row.is_pre_order ? promisedDay(row.expected_shipping, dayOf(now)) : null,
    stock_level_id: row.is_pre_order ? null : row.stock_level_id,
  }
}

function productPrices(row: GoodsRow): Prices {
  return { price: money(row.price), sale_price: moneyOrNull(row.sale_price), member_price: moneyOrNull(row.member_price) }
}

function variationPrices(row: GoodsRow) {
  if (row.variation_id === null) return undefined
  return {
    price: moneyOrNull(row.variation_price),
    sale_price: moneyOrNull(row.variation_sale_price),
    member_price: moneyOrNull(row.variation_member_price),
  }
}
