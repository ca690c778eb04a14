import type { DashboardRange } from '#contract/rules/waiting-lists.ts'
import { shopOffsetMs } from '#contract/rules/shop-time.ts'
import { startOf } from '#modules/orders/index.ts'

/** `passed` is as far into the earlier span as now is into the present one. `to` is the end of the earlier span. */
export type EarlierSpan = { from: Date; passed: Date; to: Date }
export type Spans = { from: Date; earlier: EarlierSpan | undefined }

const dayMs = 24 * 3_600_000

/** Returns the start of a range and the span before it, in days of Kuala Lumpur. All time has no earlier span. */
export function spansOf(range: DashboardRange, now: Date): Spans {
  const from = startOf(range, now)
  if (range === 'all') return { from, earlier: undefined }
  const before = startBefore(range, from)
  // The last day of a 31-day month has no counterpart in a month of 30 days.
  const passed = new Date(Math.min(before.getTime() + (now.getTime() - from.getTime()), from.getTime()))
  return { from, earlier: { from: before, passed, to: from } }
}

function startBefore(range: Exclude<DashboardRange, 'all'>, from: Date): Date {
  if (range === 'today') return new Date(from.getTime() - dayMs)
  if (range === 'week') return new Date(from.getTime() - 7 * dayMs)
  const local = new Date(from.getTime() + shopOffsetMs)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()]
  return new Date((range === 'month' ? Date.UTC(year, month - 1, 1) : Date.UTC(year - 1, 0, 1)) - shopOffsetMs)
}
