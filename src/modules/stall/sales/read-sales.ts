import { type RawBuilder, sql } from 'kysely'
import type { Sale } from '#contract/stall-sales.ts'
import { money, moneyOrNull } from '#contract/rules/money.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { readSaleFigures } from './sale-figures.ts'
import { joinNames } from '../names-now.ts'

type Row = {
  id: string
  order_number: string
  subtotal: number
  discount: number
  tax: number
  rounding: number
  total: number
  method: StallMethod
  received: number | null
  change: number | null
  is_member: boolean
  taken_at: Date
  account_id: string | null
  voided_at: Date | null
  void_reason: string | null
  voided_by: string | null
  items: (Omit<Sale['items'][number], 'unit_price' | 'line_total'> & { unit_price: number; line_total: number })[]
}

type Search = {
  id: string
  method?: StallMethod | undefined
  voided?: 'true' | 'false' | undefined
  q?: string | undefined
  page: number
  limit: number
}

/** Lists sales newest first, including voided ones, with the sums of all valid ones. Throws event_not_found. */
export async function listSales(ctx: Ctx, { id, method, voided, q, page, limit }: Search) {
  if (!(await ctx.db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst())) refuse('event_not_found')
  const where = sql`s.event_id = ${id}::uuid and s.kind = 'sale'
    and (${method ?? null}::text is null or s.method = ${method ?? null}::text)
    and (${voided ?? null}::text is null or (s.voided_at is not null)::text = ${voided ?? null}::text)
    and (${q || null}::text is null or ${holdsWords(sql`o.order_number`, soughtOrderNumber(q ?? ''))}
      or exists (select from order_items i where i.order_id = o.id and ${holdsWords(sql`i.name`, q ?? '')}))`
  const [sales, counted, figures] = [
    await readSales(ctx, sql`${where} order by s.taken_at desc, o.id limit ${limit} offset ${(page - 1) * limit}`),
    await sql<{
      total: number
    }>`select count(*)::int as total from stall_payments s join orders o on o.id = s.order_id where ${where}`.execute(ctx.db),
    await readSaleFigures(ctx, id),
  ]
  return { sales, total: counted.rows[0]?.total ?? 0, page, limit, ...figures }
}

/** Throws sale_not_found. */
export async function getSale(ctx: Ctx, eventId: string, saleId: string): Promise<Sale> {
  const [sale] = await readSales(ctx, sql`s.event_id = ${eventId}::uuid and s.kind = 'sale' and s.order_id = ${saleId}::uuid`)
  if (!sale) refuse('sale_not_found')
  return sale
}

async function readSales(ctx: Ctx, where: RawBuilder<unknown>): Promise<Sale[]> {
  const { language } = ctx
  const { rows } = await sql<Row>`
    select o.id, o.order_number, o.subtotal, o.discount, o.tax, o.rounding, o.total, s.method, s.received, s.change, s.is_member, s.taken_at, s.account_id,
      s.voided_at, s.void_reason, s.voided_by,
      (select json_agg(json_build_object('product_id', i.product_id, 'variation_id', i.variation_id, 'size', i.size,
        'name', coalesce(case when o.language = ${language} then i.name end, pt.name, case when ${language} = 'en' then p.name end, i.name),
        'variation_name', coalesce(case when o.language = ${language} then i.variation_name end, vt.name, case when ${language} = 'en' then v.name end, i.variation_name),
         'image_url', i.image_url, 'quantity', i.quantity, 'unit_price', i.unit_price, 'line_total', i.line_total)
        order by i.position) from order_items i left join products p on p.id = i.product_id left join product_variations v on v.id = i.variation_id
        ${joinNames({ language })} where i.order_id = o.id) as items
    from stall_payments s join orders o on o.id = s.order_id where ${where}`.execute(ctx.db)
  const names = await listAccountNames(ctx, [
    ...new Set(rows.flatMap(({ account_id, voided_by }) => [account_id ?? [], voided_by ?? []].flat())),
  ])
  const nameOf = (accountId: string | null) => (accountId === null ? null : (names.get(accountId) ?? null))
  return rows.map((row) => ({
    id: row.id,
    receipt_number: row.order_number,
    items: row.items.map((item) => ({ ...item, unit_price: money(item.unit_price), line_total: money(item.line_total) })),
    subtotal: money(row.subtotal),
    discount: money(row.discount),
    tax: money(row.tax),
    rounding: money(row.rounding),
    total: money(row.total),
    method: row.method,
    received: moneyOrNull(row.received),
    change: moneyOrNull(row.change),
    is_member: row.is_member,
    sold_at: row.taken_at.toISOString(),
    by: nameOf(row.account_id),
    voided: row.voided_at === null ? null : { at: row.voided_at.toISOString(), reason: row.void_reason ?? '', by: nameOf(row.voided_by) },
  }))
}
