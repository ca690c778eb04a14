import type { AdminPayout } from '#contract/partner-ledger.ts'
import type { CsvFile } from '#contract/lists.ts'
import type { Payout } from '#contract/partner-area.ts'
import { fromSen } from '#contract/rules/money.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { countUpTo, onPage } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getOwnRow } from '../partner-store.ts'
import { type PayoutFilter, presentPayout, presentPayoutForAdmin, selectPayouts } from './payout-rows.ts'

type Page = { page: number; limit: number }

async function pageOfPayouts(ctx: Ctx, { page, limit, ...filter }: PayoutFilter & Page) {
  const matching = selectPayouts(ctx.db, filter)
  const [rows, total] = await Promise.all([
    onPage(matching.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc'), { page, limit }).execute(),
    countUpTo(ctx.db, matching, mostCounted),
  ])
  return { rows, total, page, limit }
}

/** Returns the caller's payouts, newest first. Throws NotFound. */
export async function listOwnPayouts(ctx: Ctx, search: Page) {
  const { rows, ...listed } = await pageOfPayouts(ctx, { ...search, partner: (await getOwnRow(ctx)).id })
  const payouts: Payout[] = rows.map(presentPayout)
  return { ...listed, payouts }
}

export async function listPayouts(ctx: Ctx, search: PayoutFilter & Page) {
  const { rows, ...listed } = await pageOfPayouts(ctx, search)
  const names = await listAccountNames(
    ctx,
    rows.flatMap(({ by_account }) => by_account ?? []),
  )
  const payouts: AdminPayout[] = rows.map((row) => presentPayoutForAdmin(row, names))
  return { ...listed, payouts }
}

/** Throws NotFound. */
export async function getPayout(ctx: Ctx, id: string): Promise<AdminPayout> {
  const row = await selectPayouts(ctx.db, {}).where('o.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return presentPayoutForAdmin(row, await listAccountNames(ctx, row.by_account === null ? [] : [row.by_account]))
}

/** Exports payouts, one line each for the bank. With `due` it exports one line for each partner who is owed money now. Throws TooBusy. */
export async function fileOfPayouts(ctx: Ctx, { due, ...filter }: PayoutFilter & { due?: 'true' | undefined }): Promise<CsvFile> {
  return due === undefined ? fileOfPaid(ctx, filter) : fileOfDue(ctx, filter)
}

function fileOfPaid(ctx: Ctx, filter: PayoutFilter): Promise<CsvFile> {
  const t = serverTranslator('partner-files', ctx.language)
  return csvAnswer(ctx, {
    name: 'payouts',
    query: selectPayouts(ctx.db, filter).orderBy('o.paid_at', 'desc').orderBy('o.id', 'desc'),
    columns: [
      [t('payouts.beneficiary'), ({ account_name, company }) => account_name || company],
      [t('payouts.bank'), ({ bank_name }) => bank_name],
      [t('payouts.account'), ({ account_number }) => account_number],
      [t('payouts.amount'), ({ amount_sen }) => fromSen(amount_sen)],
      [t('payouts.reference'), ({ reference }) => reference],
      [t('payouts.paidAt'), ({ paid_at }) => dayOf(paid_at)],
      [t('payouts.company'), ({ company }) => company],
      [
        t('payouts.state'),
        ({ undoes, undone_by }) => (undoes !== null ? t('payouts.undoing') : undone_by !== null ? t('payouts.undone') : ''),
      ],
    ],
  })
}

function fileOfDue(ctx: Ctx, { partner }: PayoutFilter): Promise<CsvFile> {
  const t = serverTranslator('partner-files', ctx.language)
  const query = ctx.db
    .selectFrom('partners as p')
    .innerJoin('partner_commissions as c', (join) => join.onRef('c.partner_id', '=', 'p.id').on('c.state', '=', 'approved'))
    .innerJoin('tracking_codes as t', (join) => join.onRef('t.partner_id', '=', 'p.id').on('t.location_id', 'is', null))
    .select(['p.company', 'p.bank_name', 'p.account_name', 'p.account_number', 't.code'])
    .select((eb) => eb.fn.sum<number>('c.amount_sen').as('owed_sen'))
    .$if(partner !== undefined, (rows) => rows.where('p.id', '=', partner ?? ''))
    .groupBy(['p.id', 't.code'])
    .having((eb) => eb(eb.fn.sum('c.amount_sen'), '>', 0))
    .orderBy('p.company')
    .orderBy('p.id')
  return csvAnswer(ctx, {
    name: 'payouts-due',
    query,
    columns: [
      [t('payouts.beneficiary'), ({ account_name, company }) => account_name || company],
      [t('payouts.bank'), ({ bank_name }) => bank_name],
      [t('payouts.account'), ({ account_number }) => account_number],
      [t('payouts.amount'), ({ owed_sen }) => fromSen(owed_sen)],
      [t('payouts.reference'), ({ code }) => `${code} ${dayOf(ctx.clock.now())}`],
      [t('payouts.company'), ({ company }) => company],
    ],
  })
}
