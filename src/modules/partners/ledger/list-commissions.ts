import type { AdminCommission } from '#contract/partner-ledger.ts'
import type { Commission } from '#contract/partner-area.ts'
import type { CsvFile } from '#contract/lists.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { countUpTo, onPage } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { requireOwnFilters } from '../area/own-filters.ts'
import { getOwnRow, getPartnerRow } from '../partner-store.ts'
import { balancesOf, debtsOf } from './balances.ts'
import { type CommissionFilter, orderNumbers, presentCommission, presentForAdmin, selectCommissions } from './commission-rows.ts'

type Page = { page: number; limit: number }

async function pageOfRows(ctx: Ctx, partnerId: string, { page, limit, ...filter }: CommissionFilter & Page) {
  const matching = selectCommissions(ctx.db, partnerId, filter)
  const [rows, total, balances] = await Promise.all([
    onPage(matching.orderBy('c.created_at', 'desc').orderBy('c.id', 'desc'), { page, limit }).execute(),
    countUpTo(ctx.db, matching, mostCounted),
    balancesOf(ctx, partnerId),
  ])
  return { rows, total, page, limit, balances }
}

/** Returns the caller's own ledger, newest first. Throws NotFound. */
export async function listOwnCommissions(ctx: Ctx, search: CommissionFilter & Page) {
  const { id } = await getOwnRow(ctx)
  await requireOwnFilters(ctx, id, search)
  const { rows, ...listed } = await pageOfRows(ctx, id, search)
  const commissions: Commission[] = rows.map(presentCommission)
  return { ...listed, commissions }
}

/** Returns a partner's ledger with the order and the reason of each row. Throws partner_not_found. */
export async function listCommissionsOf(ctx: Ctx, partnerId: string, search: CommissionFilter & Page) {
  const as_of = ctx.clock.now().toISOString()
  const { id } = await getPartnerRow(ctx, partnerId)
  const [{ rows, ...listed }, debts] = await Promise.all([pageOfRows(ctx, id, search), debtsOf(ctx, id)])
  const numbers = await orderNumbers(
    ctx.db,
    rows.map(({ order_id }) => order_id),
  )
  const names = await listAccountNames(
    ctx,
    rows.flatMap(({ by_account }) => by_account ?? []),
  )
  const commissions: AdminCommission[] = rows.map((row) => presentForAdmin(row, { numbers, names }))
  return { ...listed, commissions, debts, as_of }
}

/** Exports the caller's own ledger. Throws NotFound, TooBusy. */
export async function fileOfCommissions(ctx: Ctx, filter: CommissionFilter): Promise<CsvFile> {
  const { id } = await getOwnRow(ctx)
  const t = serverTranslator('partner-files', ctx.language)
  const query = selectCommissions(ctx.db, id, filter).orderBy('c.created_at', 'desc').orderBy('c.id', 'desc')
  return csvAnswer(ctx, {
    name: 'commissions',
    query,
    columns: [
      [t('commissions.day'), (row) => presentCommission(row).day],
      [t('commissions.orderDay'), (row) => presentCommission(row).order_day],
      [t('commissions.location'), (row) => row.location],
      [t('commissions.kind'), (row) => t(`kind.${presentCommission(row).kind}`)],
      [t('commissions.amount'), (row) => presentCommission(row).amount],
      [t('commissions.state'), (row) => t(`state.${presentCommission(row).state}`)],
      [t('commissions.approvedAt'), (row) => presentCommission(row).approved_at],
      [t('commissions.reason'), (row) => row.reason],
      [t('commissions.payout'), (row) => row.payout_id],
    ],
  })
}
