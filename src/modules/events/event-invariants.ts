import type { Invariant } from '#modules/module.ts'

const levelsAt = `
  from event_stock s
  left join (
    select event_stock_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from event_stock_ledger group by 1
  ) g on g.event_stock_id = s.id`

export const eventInvariants: readonly Invariant[] = [
  {
    rule: 'what lies at an event is the sum of its ledger',
    violations: `
      select s.id::text as subject, format('on hand %s, ledger %s; reserved %s, ledger %s', s.allocated - s.sold - s.collected - s.returned, g.on_hand, s.reserved, g.reserved) as finding
      ${levelsAt}
      where s.allocated - s.sold - s.collected - s.returned <> coalesce(g.on_hand, 0) or s.reserved <> coalesce(g.reserved, 0)`,
  },
  {
    rule: 'what an event was brought and gave back is what the shop gave and took',
    violations: `
      select s.id::text as subject, format('event %s, shop %s', s.allocated - s.difference - s.returned, coalesce(l.pieces, 0)) as finding
      from event_stock s
      left join (
        select event_id, stock_level_id, -sum(on_hand_change) as pieces from stock_ledger where reason in ('to_event', 'from_event') group by 1, 2
      ) l on l.event_id = s.event_id and l.stock_level_id = s.stock_level_id
      where s.allocated - s.difference - s.returned <> coalesce(l.pieces, 0)`,
  },
  {
    rule: 'what is reserved, collected and sold at an event is what its orders hold',
    violations: `
      select coalesce(s.id::text, h.stock_level_id::text) as subject,
        format('reserved %s, orders %s; collected %s, orders %s; sold %s, orders %s', s.reserved, h.reserved, s.collected, h.collected, s.sold, h.sold) as finding
      from event_stock s
      full join (
        select coalesce(i.collected_event_id, o.event_id) as event_id, i.stock_level_id,
          sum(case when o.channel <> 'counter' and o.status <> 'completed' and i.collected_event_id is null then i.quantity - i.handed_over else 0 end) as reserved,
          sum(case when o.channel <> 'counter' then i.handed_over else 0 end) as collected,
          sum(case when o.channel = 'counter' then i.quantity else 0 end) as sold
        from orders o join order_items i on i.order_id = o.id
        where coalesce(i.collected_event_id, o.event_id) is not null and o.status <> 'cancelled' and i.stock_level_id is not null group by 1, 2
      ) h on h.event_id = s.event_id and h.stock_level_id = s.stock_level_id
      where coalesce(s.reserved, 0) <> coalesce(h.reserved, 0) or coalesce(s.collected, 0) <> coalesce(h.collected, 0) or coalesce(s.sold, 0) <> coalesce(h.sold, 0)`,
  },
]
