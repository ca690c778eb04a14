import { sql } from 'kysely'
import { dayOf } from '#contract/rules/shop-time.ts'
import { addWorkingDays, calendarOf, closingOf } from '#contract/rules/working-days.ts'
import type { Ctx } from '#modules/context.ts'
import { availabilityOf } from '#modules/inventory/index.ts'
import { getSettings, type Settings } from '#modules/settings/index.ts'
import { listPieces } from './change/lock-order.ts'

const hourMs = 3_600_000

/** The time is shorter while `left`, the remaining availability of the order's scarcest item, is low. */
export function holdUntil(
  now: Date,
  { payment_hours, low_stock_at, low_stock_payment_hours }: Pick<Settings, 'payment_hours' | 'low_stock_at' | 'low_stock_payment_hours'>,
  left: number | undefined,
): Date {
  const isLow = left !== undefined && left <= low_stock_at
  return new Date(now.getTime() + (isLow ? Math.min(payment_hours, low_stock_payment_hours) : payment_hours) * hourMs)
}

type AtEvent = { left: number | undefined; until: Date; isCash: boolean }

/** An order paid in cash at the stall is held until `until`; any other for the usual time, but no longer than that. */
export function holdAtEvent(now: Date, settings: Parameters<typeof holdUntil>[1], { left, until, isCash }: AtEvent): Date {
  const usual = holdUntil(now, settings, left)
  return isCash || until < usual ? until : usual
}

/** Cash at the studio is paid on collection: some working days after `readyOn`, or after today if that is later. */
export function holdAtStudio(
  now: Date,
  settings: Parameters<typeof holdUntil>[1] & Pick<Settings, 'cash_pickup_days' | 'working_days' | 'holidays'>,
  readyOn: string | null,
): Date {
  const today = dayOf(now)
  const from = readyOn !== null && readyOn > today ? readyOn : today
  const last = addWorkingDays(from, settings.cash_pickup_days, calendarOf(settings))
  // Falls back if the calendar has no working days.
  return last === undefined ? holdUntil(now, settings, undefined) : closingOf(last)
}

/** Returns until when an order without an event awaits payment, counted from now. */
export async function holdOrder(ctx: Pick<Ctx, 'db' | 'clock' | 'memory' | 'uses'>, orderId: string): Promise<Date> {
  const settings = await getSettings(ctx)
  const { readyOn, isCashAtStudio } = await ctx.db
    .selectFrom('orders')
    .select([
      sql<string | null>`promised_made_by::text`.as('readyOn'),
      sql<boolean>`delivery = 'pickup' and payment_method ->> 'type' = 'cash'`.as('isCashAtStudio'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (isCashAtStudio) return holdAtStudio(ctx.clock.now(), settings, readyOn)
  return holdUntil(ctx.clock.now(), settings, await leastLeftOf(ctx, orderId))
}

/** Returns the remaining availability of the order's scarcest item; undefined if it holds none. */
async function leastLeftOf(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<number | undefined> {
  const pieces = await listPieces(ctx, orderId)
  const stock = await availabilityOf(
    ctx,
    pieces.map(({ productId }) => productId),
  )
  const ids = new Set(pieces.map(({ stockLevelId }) => stockLevelId))
  const left = [...stock.values()].flat().filter(({ stockLevelId }) => ids.has(stockLevelId))
  return left.length > 0 ? Math.min(...left.map(({ available }) => available)) : undefined
}
