import { type RawBuilder, sql } from 'kysely'
import { knownLanguage } from '#contract/languages.ts'
import type { StaffReturn } from '#contract/returns.ts'
import { min, money } from '#contract/rules/money.ts'
import { heldOf } from '#contract/rules/order-money.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { openReturns, type ReturnStatus, type returnReasons } from '#contract/rules/return-rules.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { readNamesIn } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'
import { presentReturn, returnColumns } from './return-store.ts'
import { orderLines, worthOf } from './return-worth.ts'

type Search = {
  q?: string | undefined
  status?: ReturnStatus | undefined
  reason?: (typeof returnReasons)[number] | undefined
  sort: SortOf<'returns'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

export async function listReturns(ctx: Pick<Ctx, 'db' | 'language'>, { q, status, reason, ...search }: Search) {
  const matching = selectReturns(ctx)
    .$if(status !== undefined, (of) => of.where('r.status', '=', status ?? 'requested'))
    .$if(reason !== undefined, (of) => of.where('r.reason', '=', reason ?? 'other'))
    .$if(Boolean(q), (of) =>
      of.where(holdsWords(sql`concat_ws(' ', o.order_number, o.contact_name, o.email, r.text)`, soughtOrderNumber(q ?? ''))),
    )
  const sorted = sortedBy(matching, search, { created_at: 'r.created_at', updated_at: 'r.updated_at' }, 'r.id')
  const [rows, total] = await Promise.all([onPage(sorted, search).execute(), countUpTo(ctx.db, matching, mostCounted)])
  return { returns: await presentForStaff(ctx, rows), total, page: search.page, limit: search.limit }
}

/** Throws NotFound. */
export async function getReturn(ctx: Pick<Ctx, 'db' | 'language'>, id: string): Promise<StaffReturn> {
  const [found] = await presentForStaff(ctx, [await findReturn(ctx, id)])
  if (!found) throw new NotFound()
  return found
}

export async function findReturn(ctx: Pick<Ctx, 'db'>, id: string) {
  const row = await selectReturns(ctx).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

export function countOpenReturns(): RawBuilder<Waiting> {
  const statuses = openReturns.filter((status) => status !== 'accepted').map((status) => sql.lit(status))
  return sql`select count(*) as count, min(updated_at) as since from order_returns where status in (${sql.join(statuses)})`
}

function selectReturns({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('order_returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(returnColumns)
    .select(['o.order_number', 'o.contact_name', 'o.language', 'o.paid', 'o.refunded as order_refunded'])
    .select(['o.subtotal', 'o.discount', 'o.tax', 'o.shipping', 'o.gift_wrapping', 'o.total', orderLines])
}

type StaffRow = Awaited<ReturnType<typeof findReturn>>

/** Staff see current names in their language, or else those that the order stored in the buyer's. */
async function presentForStaff({ db, language }: Pick<Ctx, 'db' | 'language'>, rows: readonly StaffRow[]): Promise<StaffReturn[]> {
  const foreign = rows.filter((row) => row.language !== language).flatMap(({ items }) => items)
  const names = await readNamesIn(db, language, {
    productIds: foreign.map(({ product_id }) => product_id),
    variationIds: foreign.flatMap(({ variation_id }) => variation_id ?? []),
    methodIds: [],
  })
  return rows.map((row) => presentOne(row, row.language === language ? undefined : names))
}

function presentOne(row: StaffRow, names: ReadonlyMap<string, string> | undefined): StaffReturn {
  const held = heldOf({ paid: row.paid, refunded: row.order_refunded })
  return {
    ...presentReturn(row),
    order: {
      id: row.order_id,
      number: row.order_number,
      contact_name: row.contact_name,
      held,
    },
    worth: min(worthOf(row), held),
    language: knownLanguage(row.language),
    items: row.items.map(
      ({ id, product_id, name, variation_id, variation_name, size, quantity, ordered, restocked, line_total, is_counted }) => ({
        id,
        name: names?.get(product_id) ?? name,
        variation_name: names?.get(variation_id ?? '') ?? variation_name,
        size,
        quantity,
        ordered,
        restocked,
        is_counted,
        line_total: money(line_total),
      }),
    ),
  }
}
