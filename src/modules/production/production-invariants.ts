import type { Invariant } from '#modules/module.ts'

export const productionInvariants: readonly Invariant[] = [
  {
    rule: 'an item of production stands where its steps say',
    violations: `
      select i.id as subject, i.status || ' ' || i.steps_done || '/' || i.steps_total as finding
      from production_items as i
      left join lateral (
        select count(*) as total, count(*) filter (where status in ('done', 'skipped')) as done,
          coalesce(sum(minutes) filter (where status not in ('done', 'skipped')), 0) as minutes_left
        from production_steps where item_id = i.id
      ) as s on true
      left join lateral (
        select id, status from production_steps where item_id = i.id and status not in ('done', 'skipped') order by position limit 1
      ) as at on true
      where (i.steps_total, i.steps_done, i.minutes_left) is distinct from (s.total, s.done, s.minutes_left * i.quantity)
        or i.current_step_id is distinct from at.id or i.status <> coalesce(at.status, 'done')`,
  },
  {
    rule: 'items stand on the board while their order is processing, and only then',
    violations: `
      select i.id as subject, o.status as finding
      from production_items as i join orders as o on o.id = i.order_id
      where i.is_active <> (o.status = 'processing')`,
  },
]
