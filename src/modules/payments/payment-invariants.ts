import type { Invariant } from '#modules/module.ts'

export const paymentInvariants: readonly Invariant[] = [
  {
    rule: 'never more goes back of an order than came in',
    violations: `
      select o.order_number as subject, format('paid %s, went back %s', h.paid, greatest(h.refunded, r.returned)) as finding
      from orders o
      join (select order_id, sum(paid_change) as paid, sum(refunded_change) as refunded from order_history group by 1) h on h.order_id = o.id
      left join (select order_id, sum(amount - surplus) as returned from refunds where status = 'done' group by 1) r on r.order_id = o.id
      where greatest(h.refunded, r.returned) > h.paid`,
  },
  {
    rule: 'money that went back was returned by somebody, and what somebody returned is counted',
    violations: `
      select o.order_number as subject, format('refunded %s, returned %s', o.refunded, coalesce(r.returned, 0)) as finding
      from orders o left join (select order_id, sum(amount - surplus) as returned from refunds where status = 'done' group by 1) r on r.order_id = o.id
      where o.refunded <> coalesce(r.returned, 0)`,
  },
  {
    rule: 'what a payment service took for an order is counted',
    violations: `
      select o.order_number as subject, format('taken %s, paid %s', p.taken, o.paid) as finding
      from (select order_id, sum(amount) as taken from payments where status in ('captured', 'refunded') group by 1) p
      join orders o on o.id = p.order_id where p.taken > o.paid`,
  },
]
