import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Joins the names in the reader's language to a query with a product `p` and a variation `v`. */
export function joinNames({ language }: Pick<Ctx, 'language'>) {
  return sql`left join product_translations pt on pt.product_id = p.id and pt.language = ${language}
    left join variation_translations vt on vt.variation_id = v.id and vt.language = ${language}`
}
