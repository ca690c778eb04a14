import type { Invariant } from '#modules/module.ts'

export const firstPurchaseInvariants: readonly Invariant[] = [
  {
    rule: 'an account has one first-purchase discount among its open orders',
    violations: `
      select account_id::text as subject, format('%s discounted orders', count(*)) as finding
      from orders where account_id is not null and discount > 0 and discount_code is null and status <> 'cancelled' group by account_id having count(*) > 1`,
  },
  {
    rule: 'a discount belongs to the first purchase of an account',
    violations: `
      select o.order_number as subject, 'discount without a first purchase' as finding
      from orders o left join first_purchases f on f.order_id = o.id and f.account_id = o.account_id
      where o.discount > 0 and o.discount_code is null and o.status <> 'cancelled' and o.account_id is not null and f.order_id is null`,
  },
  {
    rule: 'a first purchase is an order of its account that has the discount',
    violations: `
      select o.order_number as subject, format('discount %s, %s', o.discount, case when o.account_id = f.account_id then 'its account' else 'another account' end) as finding
      from first_purchases f join orders o on o.id = f.order_id where o.discount = 0 or o.discount_code is not null or o.account_id is distinct from f.account_id`,
  },
  {
    rule: 'a cancelled order is nobody’s first purchase',
    violations: `
      select o.order_number as subject, 'cancelled, yet a first purchase' as finding
      from first_purchases f join orders o on o.id = f.order_id where o.status = 'cancelled'`,
  },
  {
    rule: 'an order holds its discount code until it is cancelled',
    violations: `
      select o.order_number as subject, format('%s, %s', o.status, case when u.released_at is null then 'held' else 'given back' end) as finding
      from discount_uses u join orders o on o.id = u.order_id
      where (o.status = 'cancelled') <> (u.released_at is not null) or o.discount_code is null`,
  },
]
