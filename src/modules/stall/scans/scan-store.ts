import type { ScanAnswer } from '#contract/pickups.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { getPickupOrder, initialsOf } from '../pickup-orders.ts'

type Asking = Pick<Ctx, 'db' | 'clock'>

export function findScan({ db }: Asking, scanId: string) {
  return db.selectFrom('pickup_scans').selectAll().where('scan_id', '=', scanId).executeTakeFirst()
}

/** Finds the scan that collected the order; undefined if staff collected it without one. */
export function winnerOf({ db }: Asking, orderId: string) {
  return db
    .selectFrom('pickup_scans')
    .select(['scan_id', 'scanned_at', 'account_id'])
    .where('order_id', '=', orderId)
    .where('result', '=', 'collected')
    .where('undone_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the stored result of a scan. Throws scan_not_found. */
export async function answerScan(ctx: Ctx, scanId: string): Promise<ScanAnswer> {
  const scan = await findScan(ctx, scanId)
  if (!scan) refuse('scan_not_found')
  const order = scan.order_id === null ? null : await getPickupOrder(ctx, scan.order_id)
  const isAbout = (scan.result === 'collected' && scan.undone_at === null) || scan.result === 'already_collected'
  const winner = isAbout && scan.order_id !== null ? await winnerOf(ctx, scan.order_id) : undefined
  return {
    scan_id: scan.scan_id,
    result: scan.result,
    order,
    collected_at: isAbout ? (order?.collected_at ?? null) : null,
    by: winner?.account_id ? await initialsOfAccount(ctx, winner.account_id) : null,
    undone: scan.undone_at !== null,
    before: (scan.before as [string, number][] | null)?.map(([id, quantity]) => ({ order_item_id: id, quantity })),
  }
}

/** A phone at the stall may store only the initials of staff. */
async function initialsOfAccount(ctx: Ctx, accountId: string): Promise<string | null> {
  const name = (await listAccountNames(ctx, [accountId])).get(accountId)
  return name === undefined ? null : initialsOf(name.replace(/@.*/, '')) || null
}
