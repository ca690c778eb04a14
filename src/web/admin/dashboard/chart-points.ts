import type { DashboardDay } from '#contract/desk.ts'
import type { Language } from '#contract/languages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import type { ChartPoint } from '#web/features/chart/chart-point.ts'

type Asked = {
  days: readonly DashboardDay[]
  before: readonly DashboardDay[]
  shown: 'revenue' | 'orders'
  language: Language
}

/** Longer periods are drawn by month. */
const mostDays = 62
const dayMs = 24 * 3_600_000

/** Returns a point for each day or month of the period, including future ones for which the previous period has a value. */
export function pointsOf({ days, before, shown, language }: Asked): { points: ChartPoint[]; unit: 'day' | 'month' } {
  const unit = Math.max(days.length, before.length) > mostDays ? 'month' : 'day'
  const now = unit === 'day' ? days : byMonth(days)
  const earlier = unit === 'day' ? before : byMonth(before)
  const first = now[0]?.day
  const points = Array.from({ length: Math.max(now.length, earlier.length) }, (_, index) => {
    const day = now[index]?.day ?? (first ? later(first, index, unit) : '')
    return { key: day, label: labelOf(day, unit, language), now: now[index]?.[shown] ?? null, before: earlier[index]?.[shown] ?? null }
  })
  return { points, unit }
}

function byMonth(days: readonly DashboardDay[]): { day: string; orders: number; revenue: number }[] {
  const months = new Map<string, { day: string; orders: number; revenue: number }>()
  for (const { day, orders, revenue } of days) {
    const month = `${day.slice(0, 7)}-01`
    const sums = months.get(month) ?? { day: month, orders: 0, revenue: 0 }
    // Rounds to whole sen, since sums of binary fractions are inexact.
    months.set(month, { day: month, orders: sums.orders + orders, revenue: Math.round((sums.revenue + revenue) * 100) / 100 })
  }
  return [...months.values()]
}

function later(first: string, steps: number, unit: 'day' | 'month'): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const at = unit === 'month' ? Date.UTC(year, month - 1 + steps, 1) : Date.UTC(year, month - 1, day) + steps * dayMs
  return new Date(at).toISOString().slice(0, 10)
}

function labelOf(day: string, unit: 'day' | 'month', language: Language): string {
  if (day === '') return ''
  const date = formatDate(language, day, { month: 'short', year: false })
  return unit === 'day' ? date : `${date.replace(/^1\s+/, '')} ${day.slice(0, 4)}`
}
