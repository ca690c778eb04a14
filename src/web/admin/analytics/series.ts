import type { FigureDay, Figures } from '#contract/figures.ts'
import type { Language } from '#contract/languages.ts'
import { formatNumber, formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { writeBehind } from '#contract/rules/orders-behind.ts'
import type { ChartPoint } from '#web/features/chart/chart-point.ts'

export const seriesNames = ['revenue', 'orders', 'average', 'visitors', 'conversion'] as const
export type SeriesName = (typeof seriesNames)[number]

/** Longer periods are drawn by month. */
const mostDays = 62

/** A campaign or an event of one day, in words. */
export type DayMark = { day: string; text: string }

const isAt = (day: string, point: string, unit: 'day' | 'month') => (unit === 'day' ? day === point : day.slice(0, 7) === point.slice(0, 7))

type Sums = Omit<FigureDay, 'day'> & { day: string }

/** Returns a point for each day or month of the period, paired with the same position in the compared period. */
export function seriesOf(
  { by_day, compare }: Figures,
  name: SeriesName,
  language: Language,
  marks: readonly DayMark[] = [],
  beforeMarks: readonly DayMark[] = [],
): { points: ChartPoint[]; unit: 'day' | 'month' } {
  const unit = by_day.length > mostDays ? 'month' : 'day'
  const [now, before] = [by_day, compare?.by_day ?? []].map((days) => (unit === 'day' ? days : byMonth(days)))
  const points = (now ?? []).map((sums, index): ChartPoint => {
    const earlier = before?.[index]
    return {
      key: sums.day,
      label: labelOf(sums.day, unit, language),
      to: leadsTo[name](unit === 'day' ? { from: sums.day, to: sums.day } : daysIn(sums.day.slice(0, 7), by_day)),
      now: valueOf[name](sums),
      ...(marks.length > 0 && { marks: marks.filter(({ day }) => isAt(day, sums.day, unit)).map(({ text }) => text) }),
      ...(compare && { before: earlier ? valueOf[name](earlier) : null }),
      ...(earlier &&
        beforeMarks.length > 0 && {
          beforeMarks: beforeMarks
            .filter(({ day }) => isAt(day, earlier.day, unit))
            .map(({ day, text }) => `${labelOf(day, 'day', language)}: ${text}`),
        }),
    }
  })
  return { points, unit }
}

/** Returns the first and last day of a month that are in the period. */
function daysIn(month: string, days: readonly FigureDay[]): { from: string; to: string } {
  const inMonth = days.filter(({ day }) => day.startsWith(month)).map(({ day }) => day)
  return { from: inMonth.at(0) ?? `${month}-01`, to: inMonth.at(-1) ?? `${month}-01` }
}

const countedOrders = (days: { from: string; to: string }) => adminPages.orders({ cancelled: 'false', ...days })

/** The list behind a point: the orders or events of its day or month. */
const leadsTo: Record<SeriesName, (day: { from: string; to: string }) => string> = {
  revenue: countedOrders,
  orders: countedOrders,
  average: countedOrders,
  visitors: adminPages.analyticsEvents,
  conversion: (day) => adminPages.orders({ behind: writeBehind({ of: 'visits', ...day }) }),
}

/** Null where the divisor of that day is 0. */
const valueOf: Record<SeriesName, (sums: Sums) => number | null> = {
  revenue: ({ revenue }) => revenue,
  orders: ({ orders }) => orders,
  average: ({ revenue, paid_orders }) => (paid_orders === 0 ? null : Math.round((revenue / paid_orders) * 100) / 100),
  visitors: ({ visitors }) => visitors,
  conversion: ({ sessions, ordered_sessions }) => (sessions === 0 ? null : Math.round((ordered_sessions / sessions) * 1000) / 10),
}

export function printOf(name: SeriesName, language: Language): (value: number) => string {
  if (name === 'revenue' || name === 'average') return formatRoundMoney
  return name === 'conversion' ? (value) => formatPercent(language, value / 100, 1) : (value) => formatNumber(language, value)
}

function byMonth(days: readonly FigureDay[]): Sums[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months].map(([month, inMonth]) => {
    const sum = (of: (day: FigureDay) => number) => inMonth.reduce((total, day) => total + of(day), 0)
    return {
      day: `${month}-01`,
      orders: sum(({ orders }) => orders),
      // Rounds to whole sen, since sums of binary fractions are inexact.
      revenue: (Math.round(sum(({ revenue }) => revenue) * 100) / 100) as FigureDay['revenue'],
      sessions: sum(({ sessions }) => sessions),
      visitors: sum(({ visitors }) => visitors),
      paid_orders: sum(({ paid_orders }) => paid_orders),
      ordered_sessions: sum(({ ordered_sessions }) => ordered_sessions),
    }
  })
}

function labelOf(day: string, unit: 'day' | 'month', language: Language): string {
  return unit === 'day' ? formatDate(language, day, { month: 'short', year: false }) : monthLabel(day.slice(0, 7), language)
}

/** Formats a month such as `2026-11`. */
export function monthLabel(month: string, language: Language): string {
  const first = formatDate(language, `${month}-01`, { month: 'short', year: false })
  return `${first.replace(/^1\s+/, '')} ${month.slice(0, 4)}`
}
