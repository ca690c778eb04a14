import { add, fromSen, max, min, money, type Money, subtract, toSen, zero } from './money.ts'

type Line = { line_total: number }
/** The sums of an order. Everything except goods and their tax is an extra: shipping, gift wrapping, cash rounding. */
export type OrderSums = { subtotal: number; discount: number; tax: number; total: number; shipping: number; gift_wrapping?: number | null }

/** Money of a line or of some of its pieces: `net` is after the order's discount; `tax` is its share of the tax. */
export type LineMoney = { net: Money; tax: Money }

/** Divides an order's net and tax among its lines. The parts add up exactly. */
export function moneyOfLines(lines: readonly Line[], { subtotal, discount, tax }: Omit<OrderSums, 'total' | 'shipping'>): LineMoney[] {
  const weights = lines.map(({ line_total }) => toSen(money(line_total)))
  const nets = partsOf(toSen(money(subtotal)) - toSen(money(discount)), weights)
  const taxes = partsOf(toSen(money(tax)), weights)
  return lines.map((_line, at) => ({ net: fromSen(nets[at] ?? 0), tax: fromSen(taxes[at] ?? 0) }))
}

/** Returns the money of some pieces of a line, after `before` earlier ones. Pieces counted one by one add up to the line. */
export function moneyOfPieces({ net, tax }: LineMoney, pieces: number, { of, before = 0 }: { of: number; before?: number }): LineMoney {
  const upTo = (amount: Money, count: number) => shareDown(toSen(amount), count, of)
  const part = (amount: Money) => fromSen(upTo(amount, before + pieces) - upTo(amount, before))
  return { net: part(net), tax: part(tax) }
}

/** Returns how much of each part's `net` a refund for all of them contains. An amount above their sum is for something else. */
export function netsIn(amount: Money, parts: readonly LineMoney[]): Money[] {
  const nets = parts.map(({ net }) => toSen(net))
  const paid = toSen(add(...parts.flatMap(({ net, tax }) => [net, tax])))
  if (toSen(amount) >= paid) return parts.map(({ net }) => net)
  const all = nets.reduce((sum, net) => sum + net, 0)
  return spread(shareDown(toSen(amount), all, paid), nets).map(fromSen)
}

/** Returns the cost of goods, before tax, in a refund for no named goods: zero if the refund is exactly a sum of extras or tax. */
export function goodsIn(amount: Money, order: OrderSums): Money {
  const [goods, tax] = [netOf(order), toSen(money(order.tax))]
  const extras = [money(order.shipping), money(order.gift_wrapping ?? 0), money(order.tax)].map(toSen)
  const sums = extras.reduce<number[]>((known, extra) => [...known, ...known.map((sum) => sum + extra)], [0])
  if (sums.includes(toSen(amount)) || toSen(goods) + tax === 0) return zero
  return fromSen(shareDown(toSen(amount), toSen(goods), toSen(goods) + tax))
}

/** Returns the least and the most of an order's goods that a refund of part of its total can contain. */
export function goodsBounds(returned: Money, order: OrderSums): { least: Money; most: Money } {
  const goods = netOf(order)
  const least = max(zero, subtract(returned, subtract(money(order.total), goods)))
  return { least: min(goods, least), most: min(goods, returned) }
}

/** Returns the price of the goods after discount, before tax. */
export function netOf({ subtotal, discount }: Pick<OrderSums, 'subtotal' | 'discount'>): Money {
  return subtract(money(subtotal), money(discount))
}

/** Divides whole sen by weights, rounding each part down; the largest part gets the rest. Without weights, all parts are zero. */
export function partsOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => shareDown(whole, weight, sum))
  const rest = whole - parts.reduce((all, part) => all + part, 0)
  const largest = weights.indexOf(Math.max(...weights))
  return parts.map((part, at) => (at === largest ? part + rest : part))
}

/** Divides whole sen by the room in each part. No part gets more than its room while there is room for all. */
export function spread(whole: number, room: readonly number[]): number[] {
  const parts = partsOf(whole, room).map((part, at) => Math.min(part, room[at] ?? 0))
  let rest = whole - parts.reduce((all, part) => all + part, 0)
  return parts.map((part, at) => {
    const more = Math.max(0, Math.min(rest, (room[at] ?? 0) - part))
    rest -= more
    return part + more
  })
}

/** Uses integers, because the product of two large sums is not exact in binary fractions. */
function shareDown(whole: number, weight: number, sum: number): number {
  return Number((BigInt(whole) * BigInt(weight)) / BigInt(sum))
}
