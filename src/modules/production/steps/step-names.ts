import { sql } from 'kysely'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

/** Returns the English name of a step, given the id of a type's or an item's step or its name in any language. */
export async function stepNameOf({ db }: Pick<Ctx, 'db'>, called: string): Promise<string> {
  if (isId(called)) {
    const { rows } = await sql<{ name: string }>`
      select name from product_type_steps where id = ${called} union all select name from production_steps where id = ${called} limit 1
    `.execute(db)
    return rows[0]?.name ?? called
  }
  const { rows } = await sql<{ name: string }>`
    select name from product_type_steps
    where ${called} = name or ${called} in (select text ->> 'name' from jsonb_each(translations) as texts (language, text)) order by (name = ${called}) desc limit 1
  `.execute(db)
  return rows[0]?.name ?? called
}

/** Finds an item's step by id or name. If several match, the first unfinished one wins. */
export async function findStep(
  { db }: Pick<Ctx, 'db'>,
  itemId: string,
  called: string,
): Promise<{ id: string; position: number } | undefined> {
  const name = await stepNameOf({ db }, called)
  return db
    .selectFrom('production_steps')
    .select(['id', 'position'])
    .where('item_id', '=', itemId)
    .where((eb) => eb.or([eb('name', '=', name), ...(isId(called) ? [eb('id', '=', called), eb('source_step_id', '=', called)] : [])]))
    .orderBy(sql`status in ('done', 'skipped')`)
    .orderBy('position')
    .executeTakeFirst()
}
