import type { Invariant } from '#modules/module.ts'

export const ledgerInvariants: readonly Invariant[] = [
  {
    rule: 'an order’s rows add up to what it earns',
    violations: `
      select r.id::text as subject, format('earns %s, rows %s', r.earned_sen, coalesce(sum(c.amount_sen), 0)) as finding
      from partner_referrals r left join partner_commissions c on c.order_id = r.order_id and c.state <> 'void'
      group by r.order_id having r.earned_sen <> coalesce(sum(c.amount_sen), 0)`,
  },
  {
    rule: 'an order earns its rate of what is left of its lines, while it is paid and stands',
    violations: `
      select r.id::text as subject, format('earns %s, should %s', r.earned_sen, d.due) as finding
      from partner_referrals r join orders o on o.id = r.order_id
      cross join lateral (select ((o.subtotal - o.discount - sum(i.returned)) * 100)::bigint as net from order_items i where i.order_id = o.id) n
      cross join lateral (select case when o.status = 'cancelled' or o.payment_status not in ('paid', 'refunded') or r.own_signs <> '{}' then 0
        else floor(n.net * r.rate + 0.5)::bigint end as due) d
      where r.earned_sen <> d.due or r.net_sen <> n.net`,
  },
  {
    rule: 'an order that holds all of its total earns on all of its lines, and on a refund no more is lost than its rate of it',
    violations: `
      select r.id::text as subject, format('earns %s of %s sen, %s went back', r.earned_sen, l.net, b.back) as finding
      from partner_referrals r join orders o on o.id = r.order_id
      cross join lateral (select (o.total - sum(paid_change - refunded_change)) * 100 as back from order_history where order_id = o.id) b
      cross join lateral (select (o.subtotal - o.discount) * 100 as net, (o.shipping + o.tax + coalesce(o.gift_wrapping, 0) + o.rounding) * 100 as extra) l
      where o.status <> 'cancelled' and o.payment_status = 'paid' and r.own_signs = '{}'
        and (r.earned_sen < floor((l.net - greatest(0, b.back)) * r.rate + 0.5) or r.earned_sen > floor((l.net - greatest(0, b.back - l.extra)) * r.rate + 0.5))`,
  },
  {
    rule: 'each row stands where its movements brought it, with its whole amount',
    violations: `
      select c.id::text as subject, format('%s of %s, entries %s', c.state, c.amount_sen, e.sum) as finding
      from partner_commissions c
      cross join lateral (select coalesce(sum(case when to_account = c.state then amount_sen when from_account = c.state then -amount_sen end), 0) as sum
        from partner_entries where commission_id = c.id) e
      where e.sum <> c.amount_sen`,
  },
  {
    rule: 'a payout is the sum of the rows that it paid',
    violations: `
      select p.id::text as subject, format('paid %s, rows %s', p.amount_sen, coalesce(sum(c.amount_sen), 0)) as finding
      from partner_payouts p left join partner_commissions c on c.payout_id = p.id
      group by p.id having p.amount_sen <> coalesce(sum(c.amount_sen), 0)`,
  },
  {
    rule: 'a row is paid by a payout to its own partner',
    violations: `
      select c.id::text as subject, 'paid to somebody else' as finding
      from partner_commissions c join partner_payouts p on p.id = c.payout_id where p.partner_id <> c.partner_id`,
  },
  {
    rule: 'what the list of partners shows is what the rows add up to',
    violations: `
      select p.id::text as subject, format('list %s, rows %s', s.sums, r.sums) as finding
      from partners p
      cross join lateral (select row(coalesce(sum(orders), 0), coalesce(sum(revenue_sen), 0), coalesce(sum(pending_sen), 0), coalesce(sum(approved_sen), 0),
        coalesce(sum(paid_sen), 0), coalesce(sum(scans), 0))::text as sums from partner_sums where partner_id = p.id) s
      cross join lateral (select count(*)::numeric as orders, coalesce(sum(net_sen), 0) as revenue from partner_referrals
        where partner_id = p.id and not is_cancelled and own_signs = '{}') o
      cross join lateral (select coalesce(sum(amount_sen) filter (where state = 'pending'), 0) as pending,
        coalesce(sum(amount_sen) filter (where state = 'approved'), 0) as approved, coalesce(sum(amount_sen) filter (where state = 'paid'), 0) as paid
        from partner_commissions where partner_id = p.id) c
      cross join lateral (select row(orders, revenue, pending, approved, paid,
        (select coalesce(sum(scans), 0) from partner_scans where partner_id = p.id))::text as sums) r
      where s.sums <> r.sums`,
  },
]
