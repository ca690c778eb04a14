import type { FigureDay, Figures, FigureTotals } from '#contract/figures.ts'
import { fromSen, type Money, money } from '#contract/rules/money.ts'
import type { SpanCells } from './cells.ts'
import type { Cell } from './raw-rows.ts'
import { type Days, eachDay } from './span.ts'

const none = { n1: 0, n2: 0, n3: 0, n4: 0, n5: 0 }
type Sums = typeof none

const dayCells = (cells: SpanCells): Cell[] => cells.filter(({ report }) => report === 'day')

export function totalsIn(orders: SpanCells, visits: SpanCells): FigureTotals {
  const [sold, seen] = [sumOf(dayCells(orders)), sumOf(dayCells(visits))]
  return {
    revenue: fromSen(sold.n3),
    orders: sold.n1,
    average_order: averageOf(sold.n3, sold.n4),
    units: sold.n2,
    visitors: seen.n2,
    sessions: seen.n1,
    conversion: shareOf(seen.n3, seen.n1),
    refunds: fromSen(sold.n5),
  }
}

/** Returns every day of the span, also those without orders or visits. */
export function daysIn(days: Days, orders: SpanCells, visits: SpanCells): FigureDay[] {
  const sold = new Map(dayCells(orders).map((cell) => [cell.day, cell]))
  const seen = new Map(dayCells(visits).map((cell) => [cell.day, cell]))
  return eachDay(days).map((day) => {
    const [order, visit]: [Sums, Sums] = [sold.get(day) ?? none, seen.get(day) ?? none]
    return {
      day,
      orders: order.n1,
      revenue: fromSen(order.n3),
      sessions: visit.n1,
      visitors: visit.n2,
      paid_orders: order.n4,
      ordered_sessions: visit.n3,
    }
  })
}

type Changes = NonNullable<Figures['compare']>['change']

/** Returns the changes as shares of the earlier values. */
export function changesOf(now: FigureTotals, before: FigureTotals): Changes {
  const change = (name: keyof FigureTotals) => {
    const [value, earlier] = [now[name], before[name]]
    return value === null || earlier === null || earlier === 0 ? null : rounded((value - earlier) / earlier)
  }
  return {
    revenue: change('revenue'),
    orders: change('orders'),
    average_order: change('average_order'),
    units: change('units'),
    visitors: change('visitors'),
    sessions: change('sessions'),
    conversion: change('conversion'),
    refunds: change('refunds'),
  }
}

export function averageOf(sen: number, count: number): Money | null {
  return count === 0 ? null : money(sen / count / 100)
}

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole)
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000

function sumOf(cells: readonly Cell[]): Sums {
  return cells.reduce<Sums>(
    (sums, { n1, n2, n3, n4, n5 }) => ({ n1: sums.n1 + n1, n2: sums.n2 + n2, n3: sums.n3 + n3, n4: sums.n4 + n4, n5: sums.n5 + n5 }),
    none,
  )
}
