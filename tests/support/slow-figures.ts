import { languages } from '#contract/languages.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { partsOf } from '#contract/rules/line-money.ts'
import { fromSen, money } from '#contract/rules/money.ts'
import { discountSen, guestEmail, isDiscounted, type Made, type MadeOrder, type MadeVisit, moneyOf } from './figure-rows.ts'

/** Net amount after the discount, in sen. No line of these orders records its share of a refund. */
function netOf(order: MadeOrder, productId: string): number {
  const prices = order.lines.map(({ quantity, sen }) => quantity * sen)
  const whole = sum(prices, (price) => price) - (isDiscounted(order) ? discountSen : 0)
  const parts = partsOf(whole, prices)
  return sum(
    order.lines.map(({ productId: id }, at) => (id === productId ? (parts[at] ?? 0) : 0)),
    (part) => part,
  )
}

type Span = { from: string; to: string }
export type MadeMember = { accountId: string; since: Date }

const count = <Item>(items: readonly Item[], isMeant: (item: Item) => boolean = () => true) => items.filter(isMeant).length
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0)
const kept = (order: MadeOrder) => moneyOf(order).paid - moneyOf(order).refunded
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000)
const average = (sen: number, of: number) => (of === 0 ? null : money(sen / of / 100))
const bought = (orders: readonly MadeOrder[]) => ({ orders: orders.length, revenue: fromSen(sum(orders, kept)) })

/** Computes every figure one by one from the made rows, without a database. */
export function slowly({ orders: all, visits: everyVisit }: Made, { from, to }: Span, member: MadeMember) {
  const isWithin = (moment: Date) => dayOf(moment) >= from && dayOf(moment) <= to
  const placed = all.filter(({ placedAt }) => isWithin(placedAt))
  const orders = placed.filter(({ status }) => status !== 'cancelled')
  const people = everyVisit.filter(({ device }) => device !== 'bot')
  const visits = people.filter(({ startedAt }) => isWithin(startedAt))
  const orderOf = (visit: MadeVisit): MadeOrder | undefined => all[visit.orders - 1]
  const ordered = (some: readonly MadeVisit[]) => count(some, (visit) => orderOf(visit) !== undefined)
  const visited = (some: readonly MadeVisit[]) => ({ sessions: some.length, ordered_sessions: ordered(some) })
  const onDay = (day: string) => ({
    orders: orders.filter(({ placedAt }) => dayOf(placedAt) === day),
    visits: visits.filter(({ startedAt }) => dayOf(startedAt) === day),
  })
  const days = Array.from({ length: 40 }, (_, index) => new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10)).filter(
    (day) => day <= to,
  )
  const guests = (some: readonly MadeVisit[]) => count(some, ({ accountId }) => accountId === null)
  const visitors = (some: readonly MadeVisit[]) => guests(some) + new Set(some.flatMap(({ accountId }) => accountId ?? [])).size
  const paid = (some: readonly MadeOrder[]) => count(some, (order) => moneyOf(order).status === 'paid')
  const carts = visits.flatMap((visit) => {
    if (!visit.left) return []
    return [{ ...visit.left, isBack: broughtBack(all, visit).length > 0 }]
  })
  const cartSums = (some: typeof carts) => ({
    count: some.length,
    value: fromSen(sum(some, ({ sen }) => sen)),
    recovered: count(some, ({ isBack }) => isBack),
    recovered_value: fromSen(
      sum(
        some.filter(({ isBack }) => isBack),
        ({ sen }) => sen,
      ),
    ),
  })
  const searches = visits.flatMap((visit, index) => visit.searched.map((one) => ({ ...one, query: one.query.trim().toLowerCase(), index })))
  const searched = (some: typeof searches) =>
    [...Map.groupBy(some, ({ query }) => query)]
      .map(([query, them]) => ({
        query,
        searches: them.length,
        sessions: new Set(searches.filter((one) => one.query === query).map(({ index }) => index)).size,
        ordered_sessions: ordered(visits.filter(({ searched }) => searched.some((one) => one.query.trim().toLowerCase() === query))),
      }))
      .sort((a, b) => b.searches - a.searches || a.query.localeCompare(b.query))
  const languageOf = ({ landing }: MadeVisit) => (landing === '/kk' ? 'kk' : landing === '/ru/shop' ? 'ru' : 'en')
  const sourceOf = ({ referrer }: MadeVisit) => (referrer === null ? 'direct' : referrer === 'google.com' ? 'google' : referrer)
  const completedAt = (visit: MadeVisit) =>
    visit.startedAt.getTime() + 1000 * (visit.viewed.length + visit.added.length + visit.searched.length + (visit.began ? 1 : 0))
  /** Source from the first visit that names the order, not before it and not long after it. */
  function sourceOfOrder(order: MadeOrder): string | undefined {
    const start = order.placedAt.getTime()
    const telling = people
      .filter((visit) => orderOf(visit) === order)
      .filter((visit) => completedAt(visit) >= start - 60_000 && completedAt(visit) < start + 6 * 3_600_000)
      .sort((a, b) => completedAt(a) - completedAt(b))
    return telling[0] && sourceOf(telling[0])
  }
  const sources = [...new Set([...visits.map(sourceOf), ...orders.flatMap((order) => sourceOfOrder(order) ?? [])])]
  const productIds = [
    ...new Set([
      ...orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
      ...visits.flatMap(({ viewed, added }) => [...viewed, ...added]),
    ]),
  ]
  const revenue = sum(orders, kept)
  const members = orders.filter(({ accountId, placedAt }) => accountId === member.accountId && placedAt >= member.since)
  return {
    totals: {
      revenue: fromSen(revenue),
      orders: orders.length,
      average_order: average(revenue, paid(orders)),
      units: sum(orders, ({ lines }) => sum(lines, ({ quantity }) => quantity)),
      visitors: sum(days, (day) => visitors(onDay(day).visits)),
      sessions: visits.length,
      conversion: share(ordered(visits), visits.length),
      refunds: fromSen(sum(placed, (order) => moneyOf(order).refunded)),
    },
    by_day: days.map((day) => ({
      day,
      ...bought(onDay(day).orders),
      sessions: onDay(day).visits.length,
      visitors: visitors(onDay(day).visits),
      paid_orders: paid(onDay(day).orders),
      ordered_sessions: ordered(onDay(day).visits),
    })),
    funnel: [
      { step: 'visited', sessions: visits.length },
      { step: 'viewed_product', sessions: count(visits, ({ viewed }) => viewed.length > 0) },
      { step: 'added', sessions: count(visits, ({ added }) => added.length > 0) },
      { step: 'checkout', sessions: count(visits, ({ began }) => began) },
      { step: 'ordered', sessions: ordered(visits) },
    ],
    paid_sessions: count(visits, (visit) => {
      const order = orderOf(visit)
      return order !== undefined && moneyOf(order).status === 'paid'
    }),
    abandoned_carts: {
      ...cartSums(carts),
      by_step: [...Map.groupBy(carts, ({ step }) => step)]
        .map(([step, some]) => ({ step, ...cartSums(some) }))
        .sort((a, b) => b.count - a.count || a.step.localeCompare(b.step)),
    },
    top_products: productIds
      .map((productId) => {
        const linesOf = (order: MadeOrder) => order.lines.filter((line) => line.productId === productId)
        const paid = orders.filter((order) => moneyOf(order).status === 'paid')
        return {
          product_id: productId,
          views: count(visits, ({ viewed }) => viewed.includes(productId)),
          adds: count(visits, ({ added }) => added.includes(productId)),
          orders: count(orders, (order) => linesOf(order).length > 0),
          units: sum(orders.flatMap(linesOf), ({ quantity }) => quantity),
          revenue: fromSen(sum(paid, (order) => netOf(order, productId))),
        }
      })
      .sort((a, b) => b.revenue - a.revenue || b.units - a.units || b.views - a.views || a.product_id.localeCompare(b.product_id)),
    sources: sources
      .map((source) => ({
        source,
        ...visited(visits.filter((visit) => sourceOf(visit) === source)),
        ...bought(orders.filter((order) => sourceOfOrder(order) === source)),
      }))
      .sort((a, b) => b.sessions - a.sessions || a.source.localeCompare(b.source)),
    campaigns: [
      ...Map.groupBy(
        visits.filter(({ campaign }) => campaign !== null),
        sourceOf,
      ),
    ]
      .map(([source, some]) => ({ source, medium: '', campaign: 'autumn', ...visited(some) }))
      .sort((a, b) => b.sessions - a.sessions || a.source.localeCompare(b.source)),
    partners: [...Map.groupBy(orders, ({ partnerId }) => partnerId ?? '')]
      .filter(([partner]) => partner !== '')
      .map(([partner, some]) => ({ partner_id: partner, ...bought(some) }))
      .sort((a, b) => b.revenue - a.revenue || b.orders - a.orders || a.partner_id.localeCompare(b.partner_id)),
    top_searches: searched(searches),
    searches_without_result: searched(searches.filter(({ results }) => results === 0)),
    countries: [...Map.groupBy(orders, ({ country }) => country)]
      .map(([country, some]) => ({ country, ...bought(some), average_order: average(sum(some, kept), some.length) }))
      .sort((a, b) => b.revenue - a.revenue || b.orders - a.orders || a.country.localeCompare(b.country)),
    languages: languages.map((language) => ({
      language,
      ...visited(visits.filter((visit) => languageOf(visit) === language)),
      ...bought(orders.filter((order) => order.language === language)),
    })),
    devices: (['phone', 'tablet', 'desktop', 'unknown'] as const).map((device) => ({
      device,
      ...visited(visits.filter((visit) => visit.device === device)),
    })),
    discounts: orders.some(isDiscounted)
      ? [
          {
            code: 'NAURYZ',
            ...bought(orders.filter(isDiscounted)),
            discount: fromSen(count(orders, isDiscounted) * discountSen),
          },
        ]
      : [],
    members: {
      share: share(sum(members, kept), revenue),
      revenue: fromSen(sum(members, kept)),
      orders: members.length,
      guest_revenue: fromSen(revenue - sum(members, kept)),
      guest_orders: orders.length - members.length,
    },
    sold_together: [
      ...Map.groupBy(
        orders.flatMap(({ lines }) => {
          const ids = [...new Set(lines.map(({ productId }) => productId))].sort()
          return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => `${one} ${other}`))
        }),
        (pair) => pair,
      ),
    ].map(([pair, them]) => ({ product_id: pair.split(' ')[0], with_id: pair.split(' ')[1], orders: them.length })),
    counted: {
      orders: count(orders, (order) => sourceOfOrder(order) !== undefined),
      of: orders.length,
    },
  }
}

/** Orders of the same visit or account within seven days of an abandoned cart. */
function broughtBack(all: readonly MadeOrder[], visit: MadeVisit): MadeOrder[] {
  const since = visit.startedAt.getTime()
  const isWithin7 = (moment: number) => moment > since && moment <= since + 7 * 86_400_000
  const place = visit.viewed.length + visit.added.length + visit.searched.length + (visit.began ? 1 : 0)
  const own = isWithin7(since + place * 1000) ? all.slice(visit.orders - 1, visit.orders) : []
  const ofAccount = all.filter(
    ({ accountId, placedAt }) => visit.accountId !== null && accountId === visit.accountId && isWithin7(placedAt.getTime()),
  )
  return [...(visit.orders === 0 ? [] : own), ...ofAccount]
}

const idsOf = (orders: readonly MadeOrder[]) => [...new Set(orders.map(({ id }) => id))].sort()

export function slowOrdersOf(
  { orders }: Made,
  visits: readonly MadeVisit[],
  isMeant: (order: MadeOrder) => boolean = () => true,
): string[] {
  return idsOf(visits.flatMap(({ orders: place }) => (place === 0 ? [] : orders.slice(place - 1, place))).filter(isMeant))
}

/** Orders that recovered carts abandoned in these visits. */
export function slowOrdersOfCarts({ orders }: Made, visits: readonly MadeVisit[], step: string | undefined): string[] {
  return idsOf(visits.flatMap((visit) => (visit.left && (step ?? visit.left.step) === visit.left.step ? broughtBack(orders, visit) : [])))
}

const monthOf = ({ placedAt }: MadeOrder) => dayOf(placedAt).slice(0, 7)

function buyersOf(all: readonly MadeOrder[]) {
  const orders = all.filter(({ status }) => status !== 'cancelled')
  const buyers = Map.groupBy(orders, (order) => order.accountId ?? guestEmail(order))
  return [...buyers.values()].map((theirs) => ({ theirs, first: theirs.map(monthOf).sort()[0] ?? '' }))
}

/** Orders of the buyers whose first order was in this month. */
export function slowCohortOrders(all: readonly MadeOrder[], month: string): string[] {
  return buyersOf(all).flatMap(({ theirs, first }) => (first === month ? theirs.map(({ id }) => id) : []))
}

/** Buyers by the month of their first order, over all orders. */
export function slowCohorts(all: readonly MadeOrder[]) {
  const people = buyersOf(all)
  return [...Map.groupBy(people, ({ first }) => first)]
    .map(([month, them]) => {
      const isLater = (order: MadeOrder) => monthOf(order) !== month
      const later = count(them, ({ theirs }) => theirs.some(isLater))
      return {
        month,
        buyers: them.length,
        ordered_again: count(them, ({ theirs }) => theirs.length > 1),
        ...bought(them.flatMap(({ theirs }) => theirs)),
        // The rows span two months.
        later: later > 0 ? [{ months: 1, buyers: later }] : [],
      }
    })
    .sort((a, b) => b.month.localeCompare(a.month))
}
