import { ordinaryTransitions } from '#contract/rules/order-states.ts'
import type { Invariant } from '#modules/module.ts'

const ordinary = Object.entries(ordinaryTransitions)
  .flatMap(([from, next]) => next.map((to) => `('${from}', '${to}')`))
  .join(', ')

export const orderInvariants: readonly Invariant[] = [
  {
    rule: 'what is reserved is what open orders hold',
    violations: `
      select s.id::text as subject, format('reserved %s, open orders hold %s', s.reserved, coalesce(h.held, 0)) as finding
      from stock_levels s
      left join (
        select i.stock_level_id, sum(i.quantity) as held from order_items i join orders o on o.id = i.order_id
        where o.status in ('pending', 'processing') and o.event_id is null and i.collected_event_id is null group by 1
      ) h on h.stock_level_id = s.id
      where s.reserved <> coalesce(h.held, 0)`,
  },
  {
    rule: 'the ledger of an order says how it holds its pieces',
    violations: `
      select o.order_number as subject, format('status %s, ledger: on hand %s, reserved %s of %s', o.status, l.on_hand, l.reserved, i.pieces) as finding
      from orders o
      join (select order_id, stock_level_id, sum(quantity) as pieces from order_items where stock_level_id is not null and collected_event_id is null group by 1, 2) i on i.order_id = o.id
      left join lateral (
        select coalesce(sum(on_hand_change), 0) as on_hand, coalesce(sum(reserved_change), 0) as reserved
        from stock_ledger where order_id = o.id and stock_level_id = i.stock_level_id
      ) l on true
      where l.on_hand <> case when o.status in ('shipped', 'completed') and o.event_id is null then -i.pieces else 0 end
        or l.reserved <> case when o.status in ('pending', 'processing') and o.event_id is null then i.pieces else 0 end`,
  },
  {
    rule: 'lines of an order add up to its subtotal, and it has lines',
    violations: `
      select o.order_number as subject, format('subtotal %s, lines %s', o.subtotal, coalesce(i.lines::text, 'none')) as finding
      from orders o left join (select order_id, sum(line_total) as lines from order_items group by 1) i on i.order_id = o.id
      where i.lines is distinct from o.subtotal`,
  },
  {
    rule: 'total is goods less discount, plus gift wrapping, shipping, tax and rounding; tax is its share of the goods',
    violations: `
      select order_number as subject, format('%s - %s + %s + %s + %s + %s = %s', subtotal, discount, coalesce(gift_wrapping, 0), shipping, tax, rounding, total) as finding
      from orders where total <> subtotal - discount + coalesce(gift_wrapping, 0) + shipping + tax + rounding or tax <> round((subtotal - discount) * tax_rate, 2)`,
  },
  {
    rule: 'every order has a history that begins with its placing and ends where it stands',
    violations: `
      select o.order_number as subject, format('stands at %s, history at %s', o.status, coalesce(h.status, 'nothing')) as finding
      from orders o
      left join lateral (select status from order_history where order_id = o.id and status is not null order by created_at desc, id desc limit 1) h on true
      where h.status is distinct from o.status or not exists (select from order_history p where p.order_id = o.id and p.kind = 'placed')`,
  },
  {
    rule: 'the history marks what left the ordinary course',
    violations: `
      select o.order_number as subject, format('%s to %s, %s', h.before, h.status, case when h.is_override then 'marked' else 'not marked' end) as finding
      from (
        select order_id, status, is_override, lag(status) over (partition by order_id order by created_at, id) as before from order_history where status is not null
      ) h
      join orders o on o.id = h.order_id
      where h.is_override <> (h.before is not null and h.before <> h.status and (h.before, h.status) not in (${ordinary}))`,
  },
  {
    rule: 'a submit that was accepted has its order',
    violations: `
      select encode(key_hash, 'hex') as subject, 'no such order' as finding
      from idempotency_keys k where not exists (select from orders o where o.id = k.order_id)`,
  },
]
