import { sql } from 'kysely'
import { ordinaryTransitions } from '#contract/rules/order-states.ts'
import type { Database } from '#kit/database/database.ts'

export type BrokenInvariant = { rule: string; subject: string; finding: string }

const ordinary = Object.entries(ordinaryTransitions)
  .flatMap(([from, next]) => next.map((to) => `('${from}', '${to}')`))
  .join(', ')

type Invariant = {
  rule: string
  /** Rows (subject, finding) of what breaks the rule. */
  violations: string
}

/** A report across the tables of inventory, checkout and orders: what must hold between them at every moment. */
const invariants: readonly Invariant[] = [
  {
    rule: 'what is on hand and reserved is the sum of its ledger',
    violations: `
      select s.id::text as subject, format('on hand %s, ledger %s; reserved %s, ledger %s', s.on_hand, l.on_hand, s.reserved, l.reserved) as finding
      from stock_levels s
      left join (select stock_level_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from stock_ledger group by 1) l on l.stock_level_id = s.id
      where s.on_hand <> coalesce(l.on_hand, 0) or s.reserved <> coalesce(l.reserved, 0)`,
  },
  {
    rule: 'what is reserved is what open orders hold',
    violations: `
      select s.id::text as subject, format('reserved %s, open orders hold %s', s.reserved, coalesce(h.held, 0)) as finding
      from stock_levels s
      left join (
        select i.stock_level_id, sum(i.quantity) as held from order_items i join orders o on o.id = i.order_id
        where o.status in ('pending', 'processing') group by 1
      ) h on h.stock_level_id = s.id
      where s.reserved <> coalesce(h.held, 0)`,
  },
  {
    rule: 'the ledger of an order says how it holds its pieces',
    violations: `
      select o.order_number as subject, format('status %s, ledger: on hand %s, reserved %s of %s', o.status, l.on_hand, l.reserved, i.pieces) as finding
      from orders o
      join (select order_id, stock_level_id, sum(quantity) as pieces from order_items where stock_level_id is not null group by 1, 2) i on i.order_id = o.id
      left join lateral (
        select coalesce(sum(on_hand_change), 0) as on_hand, coalesce(sum(reserved_change), 0) as reserved
        from stock_ledger where order_id = o.id and stock_level_id = i.stock_level_id
      ) l on true
      where l.on_hand <> case when o.status in ('shipped', 'completed') then -i.pieces else 0 end
        or l.reserved <> case when o.status in ('pending', 'processing') then i.pieces else 0 end`,
  },
  {
    rule: 'lines of an order add up to its subtotal, and it has lines',
    violations: `
      select o.order_number as subject, format('subtotal %s, lines %s', o.subtotal, coalesce(i.lines::text, 'none')) as finding
      from orders o left join (select order_id, sum(line_total) as lines from order_items group by 1) i on i.order_id = o.id
      where i.lines is distinct from o.subtotal`,
  },
  {
    rule: 'total is goods less discount, plus shipping and tax; tax is its share of the goods',
    violations: `
      select order_number as subject, format('%s - %s + %s + %s = %s', subtotal, discount, shipping, tax, total) as finding
      from orders where total <> subtotal - discount + shipping + tax or tax <> round((subtotal - discount) * tax_rate, 2)`,
  },
  {
    rule: 'an account has one first-purchase discount among its open orders',
    violations: `
      select account_id::text as subject, format('%s discounted orders', count(*)) as finding
      from orders where account_id is not null and discount > 0 and status <> 'cancelled' group by account_id having count(*) > 1`,
  },
  {
    rule: 'a discount belongs to the first purchase of an account',
    violations: `
      select o.order_number as subject, 'discount without a first purchase' as finding
      from orders o left join first_purchases f on f.order_id = o.id and f.account_id = o.account_id
      where o.discount > 0 and o.status <> 'cancelled' and o.account_id is not null and f.order_id is null`,
  },
  {
    rule: 'a first purchase is an order of its account that has the discount',
    violations: `
      select o.order_number as subject, format('discount %s, %s', o.discount, case when o.account_id = f.account_id then 'its account' else 'another account' end) as finding
      from first_purchases f join orders o on o.id = f.order_id where o.discount = 0 or o.account_id is distinct from f.account_id`,
  },
  {
    rule: 'a cancelled order is nobody’s first purchase',
    violations: `
      select o.order_number as subject, 'cancelled, yet a first purchase' as finding
      from first_purchases f join orders o on o.id = f.order_id where o.status = 'cancelled'`,
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
    rule: 'what staff accepted as paid does not wait for payment, unless some of it went back',
    violations: `
      select order_number as subject, 'pending, yet paid' as finding
      from orders where status = 'pending' and payment_status = 'paid' and paid_through = 'staff' and paid - refunded = total`,
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
    rule: 'an order is paid while it holds money, and holds none while it waits for some',
    violations: `
      select order_number as subject, format('%s, holds %s', payment_status, paid - refunded) as finding
      from orders where total > 0 and (payment_status = 'paid') <> (paid > refunded)`,
  },
  {
    rule: 'what a payment service took for an order is counted',
    violations: `
      select o.order_number as subject, format('taken %s, paid %s', p.taken, o.paid) as finding
      from (select order_id, sum(amount) as taken from payments where status in ('captured', 'refunded') group by 1) p
      join orders o on o.id = p.order_id where p.taken > o.paid`,
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
    rule: 'only an order that waits for money runs out',
    violations: `
      select order_number as subject, format('%s, %s, runs out %s', status, payment_status, coalesce(expires_at::text, 'never')) as finding
      from orders where (status = 'pending' and payment_status = 'unpaid') <> (expires_at is not null)`,
  },
  {
    rule: 'a submit that was accepted has its order',
    violations: `
      select encode(key_hash, 'hex') as subject, 'no such order' as finding
      from idempotency_keys k where not exists (select from orders o where o.id = k.order_id)`,
  },
  {
    rule: 'a letter about an order is sent once',
    violations: `
      select dedupe_key as subject, format('%s letters', count(*)) as finding from mails group by dedupe_key having count(*) > 1`,
  },
]

/** What does not add up, in one consistent view of the database; empty on a sound one. Reads whole tables: minutes on a very large shop. */
export async function findBrokenInvariants(db: Database): Promise<BrokenInvariant[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const broken: BrokenInvariant[] = []
      for (const { rule, violations } of invariants) {
        const { rows } = await sql<{
          subject: string
          finding: string
        }>`select subject, finding from (${sql.raw(violations)}) as v limit 20`.execute(transaction)
        broken.push(...rows.map((row) => ({ rule, ...row })))
      }
      return broken
    })
}
