import { type ExpressionBuilder, sql } from 'kysely'
import type { Discount } from '#contract/discounts.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import type { Database } from '#kit/database/database.ts'
import type { DB } from '#kit/database/tables.ts'

type OfDiscount = ExpressionBuilder<DB & { d: DB['discounts'] }, 'd'>

function usedBy(eb: OfDiscount) {
  return eb
    .selectFrom('discount_uses as u')
    .whereRef('u.discount_id', '=', 'd.id')
    .where('u.released_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
}

export function selectDiscounts(db: Database, now: Date) {
  return db
    .selectFrom('discounts as d')
    .selectAll('d')
    .select((eb) => [eb.fn.coalesce(usedBy(eb), sql<number>`0`).as('used'), stateOf(eb, now).as('state')])
}
export type DiscountRow = Awaited<ReturnType<ReturnType<typeof selectDiscounts>['executeTakeFirstOrThrow']>>

export function stateOf(eb: OfDiscount, now: Date) {
  return sql<Discount['state']>`case
    when d.ends_at <= ${now} then 'ended'
    when ${usedBy(eb)} >= d.uses_limit then 'used_up'
    when d.starts_at > ${now} then 'upcoming'
    else 'active' end`
}

export function presentDiscount(row: DiscountRow): Discount {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    value: moneyOrNull(row.value),
    minimum: moneyOrNull(row.minimum),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    uses_limit: row.uses_limit,
    per_account_limit: row.per_account_limit,
    product_ids: row.product_ids,
    category_ids: row.category_ids,
    members_only: row.members_only,
    used: row.used,
    state: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
