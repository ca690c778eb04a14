import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'

/** Items past their due day, and since when the latest of them is late. */
export function countOverdue({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<Waiting> {
  return db
    .selectFrom('production_items')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('due_at').as('since')])
    .where('is_active', '=', true)
    .where('status', '!=', 'done')
    .where('due_at', '<', clock.now())
    .executeTakeFirstOrThrow()
}
