import { sql } from 'kysely'
import type { AdminPayout } from '#contract/partner-ledger.ts'
import type { Payout } from '#contract/partner-area.ts'
import { fromSen } from '#contract/rules/money.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Database } from '#kit/database/database.ts'

export type PayoutFilter = { partner?: string | undefined; from?: string | undefined; to?: string | undefined }

export function selectPayouts(db: Database, { partner, from, to }: PayoutFilter) {
  return db
    .selectFrom('partner_payouts as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .leftJoin('partner_payouts as u', 'u.undoes', 'o.id')
    .select(['o.id', 'o.partner_id', 'o.amount_sen', 'o.reference', 'o.paid_at', 'o.bank_name', 'o.account_name', 'o.account_number'])
    .select(['o.undoes', 'o.reason', 'o.by_account', 'o.created_at', 'p.company', 'u.id as undone_by'])
    .select(sql<number>`(select count(*) from partner_commissions c where c.payout_id = o.id)`.as('rows'))
    .$if(partner !== undefined, (query) => query.where('o.partner_id', '=', partner ?? ''))
    .$if(from !== undefined, (query) => query.where('o.paid_at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('o.paid_at', '<', endOfDay(to ?? '')))
}
export type PayoutRow = Awaited<ReturnType<ReturnType<typeof selectPayouts>['executeTakeFirstOrThrow']>>

export function presentPayout(row: PayoutRow): Payout {
  return {
    id: row.id,
    amount: fromSen(row.amount_sen),
    reference: row.reference,
    paid_at: row.paid_at.toISOString(),
    rows: row.rows,
    undoes: row.undoes,
    is_undone: row.undone_by !== null,
  }
}

export function presentPayoutForAdmin(row: PayoutRow, names: ReadonlyMap<string, string>): AdminPayout {
  const { partner_id, company, bank_name, account_name, account_number } = row
  return {
    ...presentPayout(row),
    partner_id,
    company,
    bank_name,
    account_name,
    account_number,
    created_at: row.created_at.toISOString(),
    by: (row.by_account && names.get(row.by_account)) || null,
  }
}
