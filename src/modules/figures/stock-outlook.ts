import { sql } from 'kysely'
import type { Figures } from '#contract/figures.ts'
import { paceDays } from '#contract/rules/figure-reports.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { readCells } from './cells.ts'

const dayMs = 24 * 3_600_000

export async function readRunningOut(ctx: Ctx, { rows: most }: { rows: number }): Promise<Figures['running_out']> {
  const now = ctx.clock.now().getTime()
  const span = { from: dayOf(new Date(now - paceDays * dayMs)), to: dayOf(new Date(now - dayMs)) }
  const levels = await readCells(ctx, 'orders', span, { reports: ['level'] })
  const sold = levels.filter(({ n1 }) => n1 > 0)
  const { rows } = await sql<Figures['running_out'][number] & { sold: number }>`
    select l.product_id, coalesce(nullif(t.name, ''), p.name) as name, coalesce(v.sku, p.sku) as sku,
      concat_ws(' · ', coalesce(nullif(vt.name, ''), v.name), l.size) as option, l.available, s.units as sold
    from unnest(${sold.map(({ key }) => key)}::uuid[], ${sold.map(({ n1 }) => n1)}::int[]) as s (id, units)
    join stock_levels l on l.id = s.id and l.available > 0
    join products p on p.id = l.product_id and p.status = 'active'
    left join product_translations t on t.product_id = p.id and t.language = ${ctx.language}
    left join product_variations v on v.id = l.variation_id
    left join variation_translations vt on vt.variation_id = v.id and vt.language = ${ctx.language}
    order by l.available::numeric / s.units, name, option limit ${Number.isFinite(most) ? most : null}`.execute(ctx.db)
  return rows.map(({ sold: units, ...row }) => ({
    ...row,
    sold: units,
    days: Math.floor((row.available * paceDays) / units),
  }))
}

export async function readWished({ db, language }: Ctx, { rows: most }: { rows: number }): Promise<Figures['wished']> {
  const { rows } = await sql<Figures['wished'][number]>`
    with asked as (
      select product_id, count(*)::int as wishes, 0 as waiting from wishlist_items group by product_id
      union all
      select product_id, 0, count(*)::int from stock_notices where status = 'waiting' and told_at is null group by product_id
    ), wanted as (select product_id, sum(wishes)::int as wishes, sum(waiting)::int as waiting from asked group by product_id)
    select w.product_id, coalesce(nullif(t.name, ''), p.name) as name, p.sku, w.wishes, w.waiting
    from wanted w
    join products p on p.id = w.product_id and p.status = 'active'
    left join product_translations t on t.product_id = p.id and t.language = ${language}
    where w.waiting > 0 or not exists (select from stock_levels l where l.product_id = w.product_id and l.available > 0)
    order by w.waiting + w.wishes desc, name limit ${Number.isFinite(most) ? most : null}`.execute(db)
  return rows
}
