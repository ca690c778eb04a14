import type { Ctx } from '#modules/context.ts'

/** Items on the board whose day is over, each counted once whatever its quantity. */
export async function countOverdue({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { count } = await db
    .selectFrom('production_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_active', '=', true)
    .where('status', '!=', 'done')
    .where('due_at', '<', clock.now())
    .executeTakeFirstOrThrow()
  return count
}
