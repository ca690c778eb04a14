import { add, fromSen, max, min, money, type Money, subtract, toSen, zero } from './money.ts'

type Line = { line_total: number }
/** What an order costs; all but its goods and their tax is extra: shipping, gift wrapping, rounding of cash. */
export type OrderSums = { subtotal: number; discount: number; tax: number; total: number; shipping: number; gift_wrapping?: number | null }

/** Of a line or some of its pieces: `net` after the order's discount, and its share of the tax. */
export type LineMoney = { net: Money; tax: Money }

/** The part of an order's money that belongs to each of its lines. The parts add up to the order's goods and its tax. */
export function moneyOfLines(lines: readonly Line[], { subtotal, discount, tax }: Omit<OrderSums, 'total' | 'shipping'>): LineMoney[] {
  const weights = lines.map(({ line_total }) => toSen(money(line_total)))
  const nets = partsOf(toSen(money(subtotal)) - toSen(money(discount)), weights)
  const taxes = partsOf(toSen(money(tax)), weights)
  return lines.map((_line, at) => ({ net: fromSen(nets[at] ?? 0), tax: fromSen(taxes[at] ?? 0) }))
}

/** The same of some pieces of a line, of which `before` were counted already: pieces that are counted one by one add up to the line. */
export function moneyOfPieces({ net, tax }: LineMoney, pieces: number, { of, before = 0 }: { of: number; before?: number }): LineMoney {
  const upTo = (amount: Money, count: number) => shareDown(toSen(amount), count, of)
  const part = (amount: Money) => fromSen(upTo(amount, before + pieces) - upTo(amount, before))
  return { net: part(net), tax: part(tax) }
}

/** How much of each part's `net` is in an amount that is paid back for all of them; what is above them is for something else. */
export function netsIn(amount: Money, parts: readonly LineMoney[]): Money[] {
  const nets = parts.map(({ net }) => toSen(net))
  const paid = toSen(add(...parts.flatMap(({ net, tax }) => [net, tax])))
  if (toSen(amount) >= paid) return parts.map(({ net }) => net)
  const all = nets.reduce((sum, net) => sum + net, 0)
  return spread(shareDown(toSen(amount), all, paid), nets).map(fromSen)
}

/** What goods of an order cost, before tax, in money that went back for no named goods: nothing where it is exactly an extra or the tax. */
export function goodsIn(amount: Money, order: OrderSums): Money {
  const [goods, tax] = [netOf(order), toSen(money(order.tax))]
  const extras = [money(order.shipping), money(order.gift_wrapping ?? 0), money(order.tax)].map(toSen)
  const sums = extras.reduce<number[]>((known, extra) => [...known, ...known.map((sum) => sum + extra)], [0])
  if (sums.includes(toSen(amount)) || toSen(goods) + tax === 0) return zero
  return fromSen(shareDown(toSen(amount), toSen(goods), toSen(goods) + tax))
}

/** How much of an order's goods went back at least and at most, of what of its total went back. */
export function goodsBounds(returned: Money, order: OrderSums): { least: Money; most: Money } {
  const goods = netOf(order)
  const least = max(zero, subtract(returned, subtract(money(order.total), goods)))
  return { least: min(goods, least), most: min(goods, returned) }
}

/** Of the goods, after discount, before tax. */
export function netOf({ subtotal, discount }: Pick<OrderSums, 'subtotal' | 'discount'>): Money {
  return subtract(money(subtotal), money(discount))
}

/** Divides whole sen by weights, each part rounded down; the rest is on the largest. Nothing is divided by no weights. */
export function partsOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => shareDown(whole, weight, sum))
  const rest = whole - parts.reduce((all, part) => all + part, 0)
  const largest = weights.indexOf(Math.max(...weights))
  return parts.map((part, at) => (at === largest ? part + rest : part))
}

/** Divides whole sen by the room that each part has, and never puts more into one, as long as there is room for all. */
export function spread(whole: number, room: readonly number[]): number[] {
  const parts = partsOf(whole, room).map((part, at) => Math.min(part, room[at] ?? 0))
  let rest = whole - parts.reduce((all, part) => all + part, 0)
  return parts.map((part, at) => {
    const more = Math.max(0, Math.min(rest, (room[at] ?? 0) - part))
    rest -= more
    return part + more
  })
}

/** As integers: the product of two large sums is not exact in a binary fraction. */
function shareDown(whole: number, weight: number, sum: number): number {
  return Number((BigInt(whole) * BigInt(weight)) / BigInt(sum))
}
