import { sql } from 'kysely'
import type { Figures } from '#contract/figures.ts'
import type { CsvFile } from '#contract/lists.ts'
import { figureKeySeparator } from '#contract/rules/figure-reports.ts'
import type { Ctx } from '#modules/context.ts'
import { type CsvColumn, csvAnswer } from '#modules/csv-answer.ts'
import { pairsOfSpan } from './cells.ts'
import { daysOf } from './span.ts'

type Pair = Figures['sold_together'][number]

const part = (at: number) => sql`split_part(s.key, ${figureKeySeparator}, ${sql.lit(at)})::uuid`
const columns = (['product_id', 'sku', 'name', 'with_id', 'with_sku', 'with_name', 'orders'] as const).map((name): CsvColumn<Pair> => [
  name,
  (row) => row[name],
])

/** Streams all pairs of products bought together in a span. A year may have half a million pairs. */
export async function exportPairs(ctx: Ctx, asked: { from?: string | undefined; to?: string | undefined }): Promise<CsvFile> {
  const days = daysOf(ctx.clock.now(), asked)
  const query = sql<Pair>`
    with named as materialized (
      select p.id, p.sku, coalesce(nullif(t.name, ''), p.name) as name
      from products p left join product_translations t on t.product_id = p.id and t.language = ${ctx.language}
    ), sums as materialized (
      select key, sum(n1)::bigint as orders from (${await pairsOfSpan(ctx, days)}) keys group by key
    )
    select a.id as product_id, a.sku, a.name, b.id as with_id, b.sku as with_sku, b.name as with_name, s.orders
    from sums s join named a on a.id = ${part(1)} join named b on b.id = ${part(2)}
    order by s.orders desc, s.key`
  return csvAnswer(ctx, { name: 'sold_together', days, query: { compile: () => query.compile(ctx.db) }, columns })
}
