import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** To be joined to what names a product `p` and a variation `v`: their names as its reader calls them. */
export function joinNames({ language }: Pick<Ctx, 'language'>) {
  return sql`left join product_translations pt on pt.product_id = p.id and pt.language = ${language}
    left join variation_translations vt on vt.variation_id = v.id and vt.language = ${language}`
}
