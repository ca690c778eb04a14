import { accountIdOf } from '#contract/actor.ts'
import type { Scan, ScanAnswer } from '#contract/pickups.ts'
import { looksLikePickupCode, type PickupCode, readPickupCode } from '#contract/rules/pickup-code.ts'
import type { ScanResult } from '#contract/rules/stall-terms.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import {
  changeOrder,
  correctCollectedAt,
  type LockedOrder,
  listEventItems,
  lockOrder,
  normaliseOrderNumber,
} from '#modules/orders/index.ts'
import { isSigned } from '../codes/pickup-keys.ts'
import { byOurClock } from '../phone-clock.ts'
import { answerScan, findScan, winnerOf } from './scan-store.ts'

type Sent = { scans: readonly Scan[]; sent_at?: string | undefined }

/**
 * Records each scan in its own transaction, so an order waits only for other scans of it. The earliest scan goes first, so given answers
 * stay valid. Returns the answers in the order of `scans`.
 */
export async function recordScans(ctx: Ctx, { scans, sent_at }: Sent): Promise<{ results: ScanAnswer[] }> {
  const now = ctx.clock.now()
  const timed = scans.map((scan) => ({ ...scan, scanned_at: byOurClock(now, scan.scanned_at, sent_at).toISOString() }))
  const answers = new Map<Scan, ScanAnswer>()
  for (const scan of timed.toSorted((a, b) => Date.parse(a.scanned_at) - Date.parse(b.scanned_at)))
    answers.set(scan, await inTransaction(ctx, (inner) => recordScan(inner, scan)))
  return { results: timed.flatMap((scan) => answers.get(scan) ?? []) }
}

type Found = { order: LockedOrder | undefined; refusal: ScanResult | undefined }

/** Runs once per scan_id; a repeat returns the stored answer. Of two scans of one order the earlier one collects it. */
export async function recordScan(ctx: Ctx, scan: Scan): Promise<ScanAnswer> {
  if (await findScan(ctx, scan.scan_id)) return answerScan(ctx, scan.scan_id)
  const { order, refusal } = await findOrder(ctx, scan)
  // The same scan may have been sent twice at once. Here the other request has released the order's lock.
  if (await findScan(ctx, scan.scan_id)) return answerScan(ctx, scan.scan_id)
  const now = ctx.clock.now()
  const scannedAt = new Date(Math.min(Date.parse(scan.scanned_at), now.getTime()))
  const result = refusal ?? (order ? await decide(ctx, order, scannedAt) : 'unknown')
  const isNew = await ctx.db
    .insertInto('pickup_scans')
    .values({
      scan_id: scan.scan_id,
      event_id: scan.event_id,
      order_id: order?.id ?? null,
      result: result === 'earlier' ? 'collected' : result,
      scanned_at: scannedAt,
      device: scan.device,
      account_id: accountIdOf(ctx.actor),
      received_at: now,
      before: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (isNew.numInsertedOrUpdatedRows === 0n) return answerScan(ctx, scan.scan_id)
  if (order && result === 'collected') await handOver(ctx, order, { id: scan.scan_id, scannedAt })
  if (order && result === 'earlier') await takePlace(ctx, order, { id: scan.scan_id, scannedAt })
  const about = order
    ? ({ entity: 'order', entityId: order.id, entityName: order.order_number } as const)
    : ({ entity: 'event', entityId: scan.event_id } as const)
  await recordChange(ctx, { action: 'event.scan', ...about, after: { result: result === 'earlier' ? 'collected' : result } })
  return answerScan(ctx, scan.scan_id)
}

async function findOrder(ctx: Ctx, { code: text, event_id }: Scan): Promise<Found> {
  const code = readPickupCode(text)
  if (looksLikePickupCode(text) && (!code || !(await isSigned(ctx, code)))) return { order: undefined, refusal: 'forged' }
  const orderId = code?.orderId ?? (await findByNumber(ctx, text))
  const order = orderId === undefined ? undefined : await lockIfThere(ctx, orderId)
  if (!order || (!code && order.event_id === null) || order.channel === 'counter') return { order: undefined, refusal: 'unknown' }
  if (code && code.eventId !== event_id) return { order: undefined, refusal: 'wrong_event' }
  const standing = code ? await standingOf(ctx, code) : 'good'
  if (standing === 'unknown') return { order: undefined, refusal: 'forged' }
  if (order.event_id !== event_id) return { order: undefined, refusal: code && order.event_id === null ? 'cancelled' : 'wrong_event' }
  return { order, refusal: standing === 'revoked' ? 'cancelled' : undefined }
}

async function findByNumber({ db }: Ctx, typed: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('id').where('order_number', '=', normaliseOrderNumber(typed)).executeTakeFirst()
  return row?.id
}

function lockIfThere(ctx: Ctx, orderId: string): Promise<LockedOrder | undefined> {
  return lockOrder(ctx, orderId).catch((error: unknown) => {
    if (error instanceof NotFound) return undefined
    throw error
  })
}

/** A valid signature is not enough: the nonce must belong to this order. */
async function standingOf({ db }: Ctx, { orderId, eventId, nonce }: PickupCode): Promise<'good' | 'revoked' | 'unknown'> {
  const row = await db
    .selectFrom('pickup_codes')
    .select('revoked_at')
    .where('nonce', '=', nonce)
    .where('order_id', '=', orderId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!row) return 'unknown'
  return row.revoked_at === null ? 'good' : 'revoked'
}

type Mine = { id: string; scannedAt: Date }

async function decide(ctx: Ctx, order: LockedOrder, scannedAt: Date): Promise<ScanResult | 'earlier'> {
  if (order.status === 'cancelled' || order.payment_status === 'refunded') return 'cancelled'
  if (order.collected_at !== null) {
    const winner = await winnerOf(ctx, order.id)
    // Of two scans at the same moment the one recorded first wins.
    return winner && scannedAt < winner.scanned_at ? 'earlier' : 'already_collected'
  }
  return order.payment_status === 'paid' ? 'collected' : 'not_paid'
}

async function handOver(ctx: Ctx, order: LockedOrder, { id, scannedAt }: Mine): Promise<void> {
  // Staff reopened the order without undoing the earlier scan.
  await ctx.db
    .updateTable('pickup_scans')
    .set({ undone_at: ctx.clock.now() })
    .where('order_id', '=', order.id)
    .where('result', '=', 'collected')
    .where('undone_at', 'is', null)
    .where('scan_id', '!=', id)
    .execute()
  const before = (await listEventItems(ctx, order.id)).map((item) => [item.id, item.handed_over])
  await ctx.db
    .updateTable('pickup_scans')
    .set({ before: JSON.stringify(before) })
    .where('scan_id', '=', id)
    .execute()
  await changeOrder(ctx, order, {
    status: 'completed',
    payment_status: order.payment_status,
    collected_at: scannedAt,
    history: { kind: 'status', note: null },
  })
}

async function takePlace(ctx: Ctx, order: LockedOrder, { id, scannedAt }: Mine): Promise<void> {
  const later = await ctx.db
    .updateTable('pickup_scans')
    .set({ result: 'already_collected', corrected_at: ctx.clock.now() })
    .where('order_id', '=', order.id)
    .where('result', '=', 'collected')
    .where('undone_at', 'is', null)
    .where('scan_id', '!=', id)
    .returning('before')
    .executeTakeFirst()
  await ctx.db
    .updateTable('pickup_scans')
    .set({ before: later?.before == null ? null : JSON.stringify(later.before) })
    .where('scan_id', '=', id)
    .execute()
  await correctCollectedAt(ctx, order.id, scannedAt)
}
