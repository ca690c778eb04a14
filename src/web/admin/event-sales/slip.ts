import type { EventInventory, EventStockItem } from '#contract/event-stock.ts'
import { add, type Money, share, times, zero } from '#contract/rules/money.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import type { QueuedStallAction } from '../stall/stall-actions.ts'

/** Quantities of a customer's items by option key. */
export type Slip = ReadonlyMap<string, number>

export type SlipLine = { key: string; item: EventStockItem; quantity: number; unitPrice: Money; total: Money }
export type SlipSums = { subtotal: Money; tax: Money; total: Money; pieces: number }

export type Goods = {
  productId: string
  name: string
  imageKey: string | null
  options: readonly EventStockItem[]
  left: number
  price: Money
}

export function optionKey({
  product_id,
  variation_id,
  size,
}: {
  product_id: string
  variation_id?: string | null
  size?: string | null
}): string {
  return [product_id, variation_id ?? '', size ?? ''].join(' ')
}

/** Subtracts the sales that this phone has not sent yet from the inventory. */
export function leftHere({ items }: EventInventory, actions: readonly QueuedStallAction[]): EventStockItem[] {
  const sold = new Map<string, number>()
  for (const { action } of waitingIn(actions)) {
    if (action.kind !== 'sale') continue
    for (const line of action.sale.items) sold.set(optionKey(line), (sold.get(optionKey(line)) ?? 0) + line.quantity)
  }
  return items.map((item) => ({ ...item, remaining: Math.max(0, item.remaining - (sold.get(optionKey(item)) ?? 0)) }))
}

export function goodsOf(items: readonly EventStockItem[]): Goods[] {
  const byProduct = new Map<string, EventStockItem[]>()
  for (const item of items) byProduct.set(item.product_id, [...(byProduct.get(item.product_id) ?? []), item])
  return [...byProduct.entries()].flatMap(([productId, options]) => {
    const [first] = options
    if (!first) return []
    const left = options.reduce((sum, { remaining }) => sum + remaining, 0)
    return [{ productId, name: first.name, imageKey: first.image_key, options, left, price: first.unit_price }]
  })
}

/** Returns the products whose name or SKU contains every typed word. */
export function named(goods: readonly Goods[], text: string): readonly Goods[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ name, options }: Goods) =>
    `${name} ${options.map(({ sku, variation_name }) => `${sku} ${variation_name ?? ''}`).join(' ')}`
  return goods.filter((one) => words.every((word) => textOf(one).toLocaleLowerCase().includes(word)))
}

export function withQuantity(slip: Slip, item: EventStockItem, quantity: number): Slip {
  const next = new Map(slip)
  const possible = Math.min(Math.max(0, quantity), item.remaining)
  if (possible === 0) next.delete(optionKey(item))
  else next.set(optionKey(item), possible)
  return next
}

export function linesOf(slip: Slip, items: readonly EventStockItem[], isMember: boolean): SlipLine[] {
  return [...slip].flatMap(([key, quantity]) => {
    const item = items.find((one) => optionKey(one) === key)
    if (!item) return []
    const unitPrice = isMember ? item.member_unit_price : item.unit_price
    return [{ key, item, quantity, unitPrice, total: times(unitPrice, quantity) }]
  })
}

/** Calculates as the server does: tax on the sum of the lines, rounded once. */
export function sumsOf(lines: readonly SlipLine[], taxRate: number): SlipSums {
  const subtotal = lines.reduce((sum, { total }) => add(sum, total), zero)
  const tax = share(subtotal, taxRate)
  return { subtotal, tax, total: add(subtotal, tax), pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
}
