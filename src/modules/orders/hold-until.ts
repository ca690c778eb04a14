import { lowStockAt } from '#contract/rules/catalog-filters.ts'
import type { Ctx } from '#modules/context.ts'
import { availabilityOf } from '#modules/inventory/index.ts'
import type { Settings } from '#modules/settings/index.ts'
import { listPieces } from './change/lock-order.ts'

const hourMs = 3_600_000

/** Until when an unpaid order keeps its pieces: shorter while `left`, the remaining availability of its scarcest item, is low. */
export function holdUntil(
  now: Date,
  { payment_hours, low_stock_payment_hours }: Pick<Settings, 'payment_hours' | 'low_stock_payment_hours'>,
  left: number | undefined,
): Date {
  const isLow = left !== undefined && left <= lowStockAt
  return new Date(now.getTime() + (isLow ? Math.min(payment_hours, low_stock_payment_hours) : payment_hours) * hourMs)
}

type AtEvent = { left: number | undefined; until: Date; isCash: boolean }

/** What is paid at the stall waits until then; everything else has the usual time, and no longer. */
export function holdAtEvent(now: Date, settings: Parameters<typeof holdUntil>[1], { left, until, isCash }: AtEvent): Date {
  const usual = holdUntil(now, settings, left)
  return isCash || until < usual ? until : usual
}

/** The remaining availability of the order's scarcest item; undefined where it holds none. */
export async function leastLeftOf(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<number | undefined> {
  const pieces = await listPieces(ctx, orderId)
  const stock = await availabilityOf(
    ctx,
    pieces.map(({ productId }) => productId),
  )
  const ids = new Set(pieces.map(({ stockLevelId }) => stockLevelId))
  const left = [...stock.values()].flat().filter(({ stockLevelId }) => ids.has(stockLevelId))
  return left.length > 0 ? Math.min(...left.map(({ available }) => available)) : undefined
}
