import type { Invariant } from '#modules/module.ts'

export const orderMoneyInvariants: readonly Invariant[] = [
  {
    rule: 'what staff accepted as paid does not wait for payment, unless some of it went back',
    violations: `
      select order_number as subject, 'pending, yet paid' as finding
      from orders where status = 'pending' and payment_status = 'paid' and paid_through = 'staff' and paid - refunded = total and total > 0`,
  },
  {
    rule: 'an order with nothing to pay is paid',
    violations: `
      select order_number as subject, format('%s, RM 0.00, yet %s', status, payment_status) as finding
      from orders where total = 0 and status <> 'cancelled' and payment_status <> 'paid'`,
  },
  {
    // An unpaid order may leave its event as a parcel, which its history calls an edit.
    rule: 'cash is for what is collected',
    violations: `
      select order_number as subject, format('%s, %s', channel, delivery) as finding
      from orders where status = 'pending' and payment_status = 'unpaid' and payment_method ->> 'type' = 'cash' and delivery <> 'pickup'
        and not exists (select from order_history h where h.order_id = orders.id and h.kind = 'edited')`,
  },
  {
    rule: 'what is paid for on collection is held until after it is ready, unless staff chose a time',
    violations: `
      select order_number as subject, format('ready on %s, held until %s', promised_made_by, expires_at) as finding
      from orders where status = 'pending' and payment_status = 'unpaid' and payment_method ->> 'type' = 'cash' and delivery = 'pickup'
        and event_id is null and (expires_at at time zone 'Asia/Kuala_Lumpur')::date <= promised_made_by
        and not exists (select from order_history h where h.order_id = orders.id and h.held_until is not null)`,
  },
  {
    rule: 'work begins when the money is there',
    violations: `
      select order_number as subject, format('%s, yet %s', status, payment_status) as finding
      from orders where status in ('processing', 'shipped', 'completed') and payment_status in ('unpaid', 'proof_submitted')`,
  },
  {
    rule: 'what came in of an order and what went back are the sums of its history',
    violations: `
      select o.order_number as subject, format('paid %s, history %s; refunded %s, history %s', o.paid, h.paid, o.refunded, h.refunded) as finding
      from orders o
      left join (select order_id, sum(paid_change) as paid, sum(refunded_change) as refunded from order_history group by 1) h on h.order_id = o.id
      where o.paid <> coalesce(h.paid, 0) or o.refunded <> coalesce(h.refunded, 0)`,
  },
  {
    rule: 'an order is paid while it holds money, and holds none while it waits for some',
    violations: `
      select order_number as subject, format('%s, holds %s', payment_status, paid - refunded) as finding
      from orders where total > 0 and (payment_status = 'paid') <> (paid > refunded)`,
  },
  {
    rule: 'work begins with money that did not go back before',
    violations: `
      select o.order_number as subject, format('%s, held %s when work began', o.status, m.held) as finding
      from orders o
      join lateral (
        select w.created_at, w.id from (
          select h.*, lag(status) over (order by created_at, id) as before from order_history h where h.order_id = o.id and h.status is not null
        ) w
        where w.status in ('processing', 'shipped', 'completed') and w.before in ('pending', 'cancelled') order by w.created_at desc, w.id desc limit 1
      ) w on true
      cross join lateral (select sum(paid_change - case when h.id = w.id then 0 else refunded_change end) as held from order_history h
        where h.order_id = o.id and (h.created_at, h.id) <= (w.created_at, w.id)) m
      where o.total > 0 and o.status in ('processing', 'shipped', 'completed') and m.held <= 0`,
  },
  {
    rule: 'what went back of an order’s goods is part of what went back of its money, and all of it but extras and tax at least',
    violations: `
      select o.order_number as subject, format('%s of goods, %s of money, goods cost %s', g.returned, b.back, o.subtotal - o.discount) as finding
      from orders o join (select order_id, sum(returned) as returned, bool_or(returned < 0 or returned > line_total) as is_odd from order_items group by 1) g on g.order_id = o.id
      cross join lateral (select case when o.payment_status in ('paid', 'refunded') then greatest(0, o.total - o.paid + o.refunded) else 0 end as back) b
      where g.is_odd or g.returned > least(b.back, o.subtotal - o.discount)
        or g.returned < least(o.subtotal - o.discount, greatest(0, b.back - greatest(0, o.total - o.subtotal + o.discount)))`,
  },
  {
    rule: 'what orders brought in on a day is what they are paid with',
    violations: `
      select coalesce(c.day, r.day)::text as subject, format('orders %s, added up %s', coalesce(c.amount, 0), coalesce(r.amount, 0)) as finding
      from (select day, sum(amount) as amount from order_revenue_counted group by day) c
      full join (select day, sum(amount) as amount from order_revenue group by day) r using (day)
      where coalesce(c.amount, 0) <> coalesce(r.amount, 0)`,
  },
  {
    rule: 'how many orders of a day stand where is what the orders say',
    violations: `
      select format('%s, %s, %s', day, status, payment_status) as subject, format('orders %s, added up %s', coalesce(c.orders, 0), coalesce(r.orders, 0)) as finding
      from order_counts_counted c
      full join (select day, status, payment_status, sum(orders) as orders from order_counts group by 1, 2, 3) r using (day, status, payment_status)
      where coalesce(c.orders, 0) <> coalesce(r.orders, 0)`,
  },
  {
    rule: 'only an order that waits for money runs out',
    violations: `
      select order_number as subject, format('%s, %s, runs out %s', status, payment_status, coalesce(expires_at::text, 'never')) as finding
      from orders where (status = 'pending' and payment_status = 'unpaid') <> (expires_at is not null)`,
  },
]
