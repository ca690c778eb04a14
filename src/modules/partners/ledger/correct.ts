import type { AdminCommission } from '#contract/partner-ledger.ts'
import { money, toSen } from '#contract/rules/money.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames, requireAccount } from '#modules/identity/index.ts'
import { lockPartner, namedPartner } from '../partner-store.ts'
import { presentForAdmin, selectCommissions } from './commission-rows.ts'

type Correction = { amount: number; reason: string }

/** Adds a correction by an admin, approved at once. Runs in a transaction; throws partner_not_found. */
export async function correctLedger(ctx: Ctx, partnerId: string, { amount, reason }: Correction): Promise<AdminCommission> {
  const partner = await lockPartner(ctx, partnerId)
  const { accountId } = requireAccount(ctx.actor)
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db
    .insertInto('partner_commissions')
    .values({
      id,
      partner_id: partnerId,
      kind: 'correction',
      amount_sen: toSen(money(amount)),
      reason,
      state: 'approved',
      created_at: now,
      approved_at: now,
      by_account: accountId,
    })
    .execute()
  await recordChange(ctx, { action: 'partner.correct', ...namedPartner(partner), after: { amount } })
  const row = await selectCommissions(ctx.db, partnerId, {}).where('c.id', '=', id).executeTakeFirstOrThrow()
  return presentForAdmin(row, { numbers: new Map(), names: await listAccountNames(ctx, [accountId]) })
}
