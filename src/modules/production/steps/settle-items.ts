import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

/** Stores each item's current step and remaining minutes. Call it after every change of steps. */
export async function settleItems({ db, clock }: Pick<Ctx, 'db' | 'clock'>, itemIds: readonly string[]): Promise<void> {
  const now = clock.now()
  await sql`
    update production_items as i set
      status = coalesce(at.status, 'done'),
      current_step_id = at.id,
      step_name = at.name,
      steps_done = sums.done,
      steps_total = sums.total,
      minutes_left = sums.minutes_left * i.quantity,
      finished_at = case when at.id is null then coalesce(i.finished_at, ${now}) end,
      updated_at = greatest(${now}, i.updated_at + interval '1 ms')
    from (
      select item_id, count(*) as total, count(*) filter (where status in ('done', 'skipped')) as done,
        coalesce(sum(minutes) filter (where status not in ('done', 'skipped')), 0) as minutes_left
      from production_steps where item_id = any(${itemIds}) group by item_id
    ) as sums
    left join lateral (
      select id, name, status from production_steps
      where item_id = sums.item_id and status not in ('done', 'skipped') order by position limit 1
    ) as at on true
    where i.id = sums.item_id
  `.execute(db)
}
