import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Counts a call of a tool for the back office. */
export async function countTool({ db }: Pick<Ctx, 'db'>, name: string): Promise<void> {
  await db
    .insertInto('agent_tools')
    .values({ name, calls: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ calls: sql`agent_tools.calls + 1` }))
    .execute()
}
