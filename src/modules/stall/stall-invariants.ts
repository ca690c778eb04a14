import type { Invariant } from '#modules/module.ts'

export const stallInvariants: readonly Invariant[] = [
  {
    rule: 'an order is handed over by one scan at most, and one that was is collected',
    violations: `
      select o.order_number as subject, format('%s scans handed it over, %s', s.scans, o.status) as finding
      from (select order_id, count(*) as scans from pickup_scans where result = 'collected' and undone_at is null group by 1) s
      join orders o on o.id = s.order_id
      where s.scans > 1`,
  },
  {
    rule: 'every order of a counter is a sale of its stall, for the same money',
    violations: `
      select o.order_number as subject, format('total %s, noted %s', o.total, coalesce(s.total::text, 'nothing')) as finding
      from orders o left join stall_payments s on s.order_id = o.id and s.kind = 'sale' and s.event_id = o.event_id
      where o.channel = 'counter' and o.event_id is not null and s.total is distinct from o.total`,
  },
  {
    rule: 'an order is completed when it is collected, and collected when all of it is handed over or the rest was paid back',
    violations: `
      select o.order_number as subject, format('%s, collected %s, %s of %s handed over', o.status, coalesce(o.collected_at::text, 'never'), i.handed_over, i.quantity) as finding
      from orders o join (select order_id, sum(quantity) as quantity, sum(handed_over) as handed_over from order_items group by 1) i on i.order_id = o.id
      where o.event_id is not null and o.channel <> 'counter'
        and ((o.status = 'completed') <> (o.collected_at is not null) or (o.status = 'completed' and i.handed_over <> i.quantity
            and (i.handed_over = 0 or (o.paid > 0 and o.paid - o.refunded >= o.total
              and not exists (select from refunds r where r.order_id = o.id and r.status <> 'done')))))`,
  },
]
