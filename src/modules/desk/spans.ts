import type { DashboardRange } from '#contract/rules/waiting-lists.ts'
import { shopOffsetMs } from '#contract/rules/shop-time.ts'
import { startOf } from '#modules/orders/index.ts'

/** `passed`: as far into the span before as the present one has come; `to` is where that span ends. */
export type EarlierSpan = { from: Date; passed: Date; to: Date }
export type Spans = { from: Date; earlier: EarlierSpan | undefined }

const dayMs = 24 * 3_600_000

/** The span that a range means now, and the one before it, in days of Kuala Lumpur. All time has none before. */
export function spansOf(range: DashboardRange, now: Date): Spans {
  const from = startOf(range, now)
  if (range === 'all') return { from, earlier: undefined }
  const before = startBefore(range, from)
  // A month of 31 days has no counterpart to its last in one of 30.
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
