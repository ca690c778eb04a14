import { sql } from 'kysely'
import { figureKeySeparator } from '#contract/rules/figure-reports.ts'
import { readBehind } from '#contract/rules/orders-behind.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'

const separator = sql.lit(figureKeySeparator)

/** Matches the orders counted in a figure about visits, searches or abandoned carts. Throws InvalidInput. */
export function contributingOrders(said: string) {
  const behind = readBehind(said)
  if (!behind) throw new InvalidInput({ behind: 'invalid' })
  const days = sql`b.day between ${behind.from}::date and ${behind.to}::date`
  if (behind.of === 'cart') {
    const step = behind.step === undefined ? sql`` : sql`and b.key = ${behind.step}`
    return sql<boolean>`o.id in (select b.order_id from figure_orders b where b.kind = 'carts' and b.report = 'cart' and ${days} ${step})`
  }
  if (behind.of === 'search')
    return sql<boolean>`o.id in (
      select b.order_id from figure_orders b where b.kind = 'visits' and b.report = 'search' and ${days} and b.key = ${behind.query})`
  const parts = [behind.device, behind.language, behind.source].map((part, index) =>
    part === undefined ? sql`` : sql`and split_part(b.key, ${separator}, ${sql.lit(index + 1)}) = ${part}`,
  )
  return sql<boolean>`o.id in (
    select b.order_id from figure_orders b where b.kind = 'visits' and b.report = 'funnel' and ${days} ${sql.join(parts, sql` `)})`
}
