import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

export async function hasCatalogue(db: Ctx['db']): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from products) or exists (select from categories) as is_there`.execute(db)
  return rows[0]?.is_there ?? false
}
