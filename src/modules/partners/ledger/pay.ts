import { sql } from 'kysely'
import type { NewPayout } from '#contract/partner-ledger.ts'
import { fromSen, toSen } from '#contract/rules/money.ts'
import { startOfDay } from '#contract/rules/shop-time.ts'
import { newId } from '#kit/ids.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { partnerMailJob } from '../joining/partner-mail-job.ts'
import { lockPartner, namedPartner, type PartnerRow } from '../partner-store.ts'
import { getPayout } from './list-payouts.ts'

/**
 * Records a payout of approved rows and deducts the partner's debts. Locks the rows, so concurrent payouts never include one twice. Runs in
 * a transaction; throws partner_not_found, not_payable, nothing_to_pay, payout_changed.
 */
export async function payPartner(ctx: Ctx, { partner_id: partnerId, reference, paid_at, ...chosen }: NewPayout) {
  const partner = await lockPartner(ctx, partnerId)
  const asked = [...new Set(chosen.commission_ids)]
  const meant =
    chosen.approved_until === undefined
      ? sql<boolean>`id = any(${asked}::uuid[])`
      : sql<boolean>`approved_at <= ${new Date(chosen.approved_until)} and id <> all(${chosen.without ?? []}::uuid[])`
  const rows = await ctx.db
    .selectFrom('partner_commissions')
    .select(['id', 'amount_sen'])
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'approved')
    .where((eb) => eb.or([meant, eb('amount_sen', '<', 0)]))
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  const payable = new Set(rows.map(({ id }) => id))
  const refused = asked.filter((id) => !payable.has(id))
  if (refused.length > 0) refuse('not_payable', { ids: refused })
  const amount_sen = rows.reduce((sum, row) => sum + row.amount_sen, 0)
  if (amount_sen <= 0) refuse('nothing_to_pay')
  if (chosen.amount !== undefined && toSen(chosen.amount) !== amount_sen) refuse('payout_changed', { amount: fromSen(amount_sen) })
  const now = ctx.clock.now()
  const id = await insertPayout(ctx, partner, { amount_sen, reference, paid_at: paid_at === undefined ? now : startOfDay(paid_at) })
  await ctx.db
    .updateTable('partner_commissions')
    .set({ state: 'paid', payout_id: id })
    .where('id', '=', sql<string>`any(${[...payable]}::uuid[])`)
    .execute()
  await recordChange(ctx, {
    action: 'partner.pay',
    ...namedPartner(partner),
    after: { amount: fromSen(amount_sen), reference, rows: payable.size },
  })
  await ctx.jobs.enqueue(ctx.db, partnerMailJob, { id: partnerId, kind: 'paid', occasion: id })
  return { ...(await getPayout(ctx, id)), commission_ids: [...payable] }
}

/**
 * Reverses a mistaken payout: one entry subtracts its sum from the paid rows, another makes it owed again. Paid rows keep their state. Runs
 * in a transaction; throws NotFound, payout_undone.
 */
export async function undoPayout(ctx: Ctx, id: string, reason: string) {
  const payout = await ctx.db
    .selectFrom('partner_payouts')
    .select(['partner_id', 'amount_sen', 'reference', 'undoes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!payout) throw new NotFound()
  const partner = await lockPartner(ctx, payout.partner_id)
  const undone = await ctx.db.selectFrom('partner_payouts').select('id').where('undoes', '=', id).executeTakeFirst()
  if (undone || payout.undoes !== null) refuse('payout_undone')
  const now = ctx.clock.now()
  const amount_sen = -payout.amount_sen
  const counterId = await insertPayout(ctx, partner, { amount_sen, reference: payout.reference, paid_at: now, undoes: id, reason })
  const counterEntries = [
    { amount_sen, id: newId() },
    { amount_sen: payout.amount_sen, id: newId() },
  ]
  const by_account = requireAccount(ctx.actor).accountId
  const kind = { kind: 'correction', state: 'approved' } as const
  const entry = { partner_id: payout.partner_id, ...kind, reason, created_at: now, approved_at: now, by_account }
  await ctx.db
    .insertInto('partner_commissions')
    .values(counterEntries.map((row) => ({ ...entry, ...row })))
    .execute()
  await ctx.db
    .updateTable('partner_commissions')
    .set({ state: 'paid', payout_id: counterId })
    .where('id', '=', counterEntries[0]?.id ?? '')
    .execute()
  await recordChange(ctx, {
    action: 'partner.undo_payout',
    ...namedPartner(partner),
    before: { amount: fromSen(payout.amount_sen), reference: payout.reference },
  })
  return getPayout(ctx, counterId)
}

type Sent = { amount_sen: number; reference: string; paid_at: Date; undoes?: string; reason?: string }

/** Stores the bank account too, since the partner may change it later. */
async function insertPayout(ctx: Ctx, partner: PartnerRow, sent: Sent): Promise<string> {
  const id = newId()
  const { bank_name, account_name, account_number } = partner
  const by_account = requireAccount(ctx.actor).accountId
  await ctx.db
    .insertInto('partner_payouts')
    .values({ id, partner_id: partner.id, bank_name, account_name, account_number, by_account, created_at: ctx.clock.now(), ...sent })
    .execute()
  return id
}
