import { sql } from 'kysely'
import { commissionBaseSen, commissionSen } from '#contract/rules/commission.ts'
import { money } from '#contract/rules/money.ts'
import type { CommissionKind, CommissionState } from '#contract/rules/partner-rules.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { lockOrder } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'

const dayMs = 24 * 3_600_000

type Row = { id: string; amount_sen: number; state: CommissionState }
type Referral = NonNullable<Awaited<ReturnType<typeof lockReferral>>>

/**
 * Updates the ledger for a locked order. Its rows must add up to the rate of the remaining lines while the order is paid and not cancelled,
 * otherwise to zero. Earlier rows keep their amounts. Handles `orderChanged`.
 */
export async function settleOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const referral = await lockReferral(ctx, orderId)
  if (!referral) return
  const settled = await readSettled(ctx, orderId, referral.rate)
  const completion = await completionOf(ctx, referral, settled.status)
  const isOwn = referral.own_signs.length > 0
  const target = settled.isEarned && !isOwn ? settled.earned_sen : 0
  const rows = await lockRows(ctx, orderId)
  const standing = rows.filter(({ state }) => state !== 'void')
  const isOver = !settled.isEarned && (sumOf(standing) !== 0 || standing.some(({ state }) => state === 'pending'))
  const left = isOver ? await voidUnpaid(ctx, orderId, standing) : standing
  const difference = target - sumOf(left)
  if (difference !== 0) {
    const kind: CommissionKind = difference > 0 && sumOf(left) === 0 ? 'order' : 'refund'
    await addRow(ctx, referral, {
      kind,
      amount_sen: difference,
      base_sen: settled.net_sen,
      isApproved: hasBeenApproved(left, completion, ctx),
    })
  }
  await ctx.db
    .updateTable('partner_referrals')
    .set({ ...completion, net_sen: settled.net_sen, earned_sen: target, is_cancelled: settled.status === 'cancelled' })
    .where('order_id', '=', orderId)
    .execute()
  if (isDue(completion, ctx)) await approveRowsOf(ctx, orderId)
}

/** Returns the current sum of an order's lines and its commission at a rate. */
export async function readSettled({ db }: Pick<Ctx, 'db'>, orderId: string, rate: number) {
  const order = await db
    .selectFrom('orders as o')
    .select(['o.status', 'o.payment_status', 'o.subtotal', 'o.discount'])
    .select(({ selectFrom }) =>
      selectFrom('order_items as i')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('i.returned'), sql<number>`0`).as('returned'))
        .whereRef('i.order_id', '=', 'o.id')
        .as('returned'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const net_sen = commissionBaseSen({
    subtotal: money(order.subtotal),
    discount: money(order.discount),
    returned: money(order.returned ?? 0),
  })
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'refunded'
  return { status: order.status, net_sen, earned_sen: commissionSen(net_sen, rate), isEarned: isPaid && order.status !== 'cancelled' }
}

function lockReferral({ db }: Ctx, orderId: string) {
  return db.selectFrom('partner_referrals').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst()
}

/** Returns when a completed order's commission is approved, counted from the order's completion. */
async function completionOf(ctx: Ctx, referral: Referral, status: string) {
  if (status !== 'completed') return { completed_at: null, approves_at: null }
  if (referral.completed_at !== null) return { completed_at: referral.completed_at, approves_at: referral.approves_at }
  const now = ctx.clock.now()
  const { hold_days } = await ctx.db
    .selectFrom('partners')
    .select('hold_days')
    .where('id', '=', referral.partner_id)
    .executeTakeFirstOrThrow()
  const days = hold_days ?? (await getSettings(ctx)).hold_days
  return { completed_at: now, approves_at: new Date(now.getTime() + days * dayMs) }
}

function isDue({ approves_at }: { approves_at: Date | null }, { clock }: Pick<Ctx, 'clock'>): boolean {
  return approves_at !== null && approves_at <= clock.now()
}

/** A difference to an approved or paid amount is approved at once, since it is owed already in either direction. */
function hasBeenApproved(left: readonly Row[], completion: { approves_at: Date | null }, ctx: Ctx): boolean {
  return isDue(completion, ctx) || (left.length > 0 && left.every(({ state }) => state !== 'pending'))
}

async function lockRows({ db }: Ctx, orderId: string): Promise<Row[]> {
  return db
    .selectFrom('partner_commissions')
    .select(['id', 'amount_sen', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Voids unpaid rows. Paid rows stay paid and are owed back. */
async function voidUnpaid(ctx: Ctx, orderId: string, rows: readonly Row[]): Promise<Row[]> {
  await ctx.db
    .updateTable('partner_commissions')
    .set({ state: 'void', voided_at: ctx.clock.now() })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['pending', 'approved'])
    .execute()
  return rows.filter(({ state }) => state === 'paid')
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { amount_sen }) => sum + amount_sen, 0)
}

type NewRow = { kind: CommissionKind; amount_sen: number; base_sen: number; isApproved: boolean }

async function addRow(ctx: Ctx, referral: Referral, { isApproved, ...row }: NewRow): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('partner_commissions')
    .values({
      id: newId(),
      partner_id: referral.partner_id,
      location_id: referral.location_id,
      order_id: referral.order_id,
      ...row,
      rate: referral.rate,
      state: isApproved ? 'approved' : 'pending',
      created_at: now,
      approved_at: isApproved ? now : null,
    })
    .execute()
}

async function approveRowsOf(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db
    .updateTable('partner_commissions')
    .set({ state: 'approved', approved_at: ctx.clock.now() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute()
}

/** Approves commissions whose waiting time after the order's completion has passed. Runs every minute. */
export async function approveCommissions({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`
    update partner_commissions c set state = 'approved', approved_at = ${now}
    from partner_referrals r
    where c.order_id = r.order_id and c.state = 'pending' and r.approves_at <= ${now}`.execute(db)
}

/** Settles orders again whose refunds were counted by the rule of an earlier release. Runs every night. */
export async function settleStale(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ order_id: string }>`
    select r.order_id from partner_referrals r join orders o on o.id = r.order_id
    where o.refunded > 0 and r.net_sen <> (select (o.subtotal - o.discount - sum(i.returned)) * 100 from order_items i where i.order_id = o.id)`.execute(
    ctx.db,
  )
  for (const { order_id } of rows)
    await inTransaction(ctx, async (inside) => {
      await lockOrder(inside, order_id)
      await settleOrder(inside, { orderId: order_id })
    })
}
