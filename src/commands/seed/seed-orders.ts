import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { seedSkus } from './seed-products.ts'

/** Numbers everything that can be ordered, so a random number selects one. Throws if there is nothing to order. */
export async function prepareOrders(db: Database): Promise<void> {
  await sql`create temp table seed_goods on commit drop as
    select row_number() over () as place, s.id as level_id, p.id as product_id, s.variation_id, s.size, p.sku, p.name, v.name as variation_name,
      case when v.price is null then coalesce(p.sale_price, p.price) else coalesce(v.sale_price, v.price) end as unit_price,
      p.is_pre_order, s.on_hand - s.reserved as available
    from products p
    join stock_levels s on s.product_id = p.id
    left join product_variations v on v.id = s.variation_id
    where p.sku like ${seedSkus} and p.status = 'active'`.execute(db)
  await sql`create unique index on seed_goods (place)`.execute(db)
  await sql`analyze seed_goods`.execute(db)
  // Levels of an earlier seed keep their remaining pieces.
  await sql`insert into seed_levels (id, left_over) select level_id, available from seed_goods on conflict (id) do nothing`.execute(db)
  await sql`create temp table seed_base on commit drop as select count(*) as count from orders where order_number ~ '^UND-[0-9]{8}$'`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from seed_goods`.execute(db)
  if (rows[0]?.count === 0) throw new Error('there is nothing to order: seed products first')
}

/** Adds a batch of orders of the last two years, oldest first: lines, history and stock ledger, as the shop would have written them. */
export async function seedOrders(db: Database, count: number, run: { first: number; of: number }): Promise<void> {
  await draftOrders(db, count, run)
  await draftLines(db)
  await writeOrders(db)
  await writeHistory(db)
  await writeLedger(db)
  await sql`drop table seed_orders, seed_lines`.execute(db)
}

async function draftOrders(db: Database, count: number, { first, of }: { first: number; of: number }): Promise<void> {
  await sql`create temp table seed_orders on commit drop as
    with drawn as (
      select n, random() as chance,
        -- Younger orders are more: a shop grows.
        now() - interval '720 days' * (1 - sqrt((n + random())::float8 / ${of}::float8)) as placed_at
      from generate_series(${first}::int, ${first + count - 1}::int) n
    ), numbered as (
      select d.*, 'UND-' || (10000000 + (n::bigint + base.count) * 7368787 % 90000000) as order_number
      from drawn d, seed_base base
    )
    select pg_temp.seed_id() as id, n, order_number, placed_at, chance,
      case
        when placed_at > now() - interval '60 hours' then case when chance < 0.6 then 'pending' when chance < 0.9 then 'processing' else 'cancelled' end
        when placed_at > now() - interval '10 days' then case when chance < 0.3 then 'processing' when chance < 0.92 then 'shipped' else 'cancelled' end
        else case when chance < 0.92 then 'completed' else 'cancelled' end
      end as status,
      (array['en', 'ru', 'kk'])[1 + n % 3] as language,
      (array['malaysia_peninsular', 'malaysia_east', 'central_asia'])[1 + n / 3 % 3] as zone
    from numbered
    where not exists (select from orders o where o.order_number = numbered.order_number)`.execute(db)
}

async function draftLines(db: Database): Promise<void> {
  await sql`create temp table seed_lines on commit drop as
    select pg_temp.seed_id() as id, drawn.order_id, drawn.position, drawn.quantity, g.*
    from (
      select o.id as order_id, position - 1 as position, 1 + floor(random() * random() * 3)::int as quantity,
        1 + floor(random() * (select count(*) from seed_goods))::bigint as goods
      from seed_orders o, generate_series(1, 1 + (o.n * 7 % 3)) position
      offset 0
    ) drawn
    join seed_goods g on g.place = drawn.goods`.execute(db)
}

async function writeOrders(db: Database): Promise<void> {
  await sql`
    with method as (
      select id, jsonb_build_object('type', type, 'title', title, 'instructions', instructions, 'image_url', null, 'account_number', account_number,
        'bank_name', bank_name, 'beneficiary_name', beneficiary_name, 'swift_code', swift_code, 'show_bank_details', show_bank_details) as copy
      from payment_methods where is_active order by display_order, id limit 1
    ), amounts as (
      select order_id, sum(unit_price * quantity) as subtotal from seed_lines group by order_id
    )
    insert into orders (id, order_number, status, payment_status, language, contact_name, email, phone, shipping_address, shipping_zone, subtotal, discount,
      shipping, tax, total, tax_rate, paid, payment_method_id, payment_method, paid_through, tracking_number, placed_at, expires_at, updated_at)
    select o.id, o.order_number, o.status,
      case when o.status = 'pending' then case when chance < 0.3 then 'unpaid' else 'proof_submitted' end when o.status = 'cancelled' then 'unpaid' else 'paid' end,
      o.language, 'Buyer ' || o.n, 'buyer' || o.n % 200000 || '@example.com', '+60 12 ' || lpad((o.n % 10000000)::text, 7, '0'),
      jsonb_build_object('address', o.n % 300 || ' Silk Road', 'city', 'Kuala Lumpur', 'state', 'Kuala Lumpur', 'zip', '50000',
        'country', case o.zone when 'central_asia' then 'KZ' else 'MY' end),
      o.zone, a.subtotal, 0, r.rate, round(a.subtotal * 0.06, 2), a.subtotal + r.rate + round(a.subtotal * 0.06, 2), 0.06,
      case when o.status in ('processing', 'shipped', 'completed') then a.subtotal + r.rate + round(a.subtotal * 0.06, 2) else 0 end,
      (select id from method), coalesce((select copy from method), jsonb_build_object('type', 'bank_transfer', 'title', 'Bank transfer', 'instructions', '',
        'image_url', null, 'account_number', null, 'bank_name', null, 'beneficiary_name', null, 'swift_code', null, 'show_bank_details', false)),
      case when o.status in ('processing', 'shipped', 'completed') then 'staff' end,
      case when o.status in ('shipped', 'completed') then 'ER' || lpad(o.n::text, 9, '0') || 'MY' end,
      o.placed_at, case when o.status = 'pending' and chance < 0.3 then o.placed_at + interval '72 hours' end, o.placed_at
    from seed_orders o
    join amounts a on a.order_id = o.id
    join shipping_rates r on r.zone = o.zone`.execute(db)
  await sql`insert into order_items (id, order_id, position, product_id, variation_id, stock_level_id, variation_name, size, sku, name, quantity, unit_price,
      line_total, is_pre_order)
    select id, order_id, position, product_id, variation_id, case when not is_pre_order then level_id end, variation_name, size, sku, name, quantity, unit_price,
      unit_price * quantity, is_pre_order
    from seed_lines`.execute(db)
}

/** The time between placing an order and each later step. */
const steps = sql`
  (values ('processing', 'paid', interval '5 hours', array['processing', 'shipped', 'completed']),
    ('shipped', 'paid', interval '29 hours', array['shipped', 'completed']),
    ('completed', 'paid', interval '190 hours', array['completed']),
    ('cancelled', 'unpaid', interval '7 hours', array['cancelled'])) as step (status, payment_status, after, taken_by)`

async function writeHistory(db: Database): Promise<void> {
  await sql`insert into order_history (id, order_id, kind, status, payment_status, paid_change, created_at)
    select pg_temp.seed_id(), id, 'placed', 'pending', 'unpaid', 0, placed_at from seed_orders
    union all
    select pg_temp.seed_id(), o.id, 'status', step.status, step.payment_status, case step.status when 'processing' then written.paid else 0 end,
      least(now(), o.placed_at + step.after)
    from seed_orders o join orders written on written.id = o.id join ${steps} on o.status = any(step.taken_by)`.execute(db)
}

/** Pieces are reserved when an order is placed, leave stock when it is shipped, and are released when it is cancelled. */
async function writeLedger(db: Database): Promise<void> {
  await sql`
    with moved as (
      select l.order_id, l.level_id, sum(l.quantity)::int as quantity from seed_lines l where not l.is_pre_order group by l.order_id, l.level_id
    )
    insert into stock_ledger (id, stock_level_id, on_hand_change, reserved_change, reason, order_id, created_at)
    select pg_temp.seed_id(), m.level_id, 0, m.quantity, 'order_placed', o.id, o.placed_at from moved m join seed_orders o on o.id = m.order_id
    union all
    select pg_temp.seed_id(), m.level_id, -m.quantity, -m.quantity, 'order_shipped', o.id, least(now(), o.placed_at + interval '29 hours')
      from moved m join seed_orders o on o.id = m.order_id where o.status in ('shipped', 'completed')
    union all
    select pg_temp.seed_id(), m.level_id, 0, -m.quantity, 'order_cancelled', o.id, least(now(), o.placed_at + interval '7 hours')
      from moved m join seed_orders o on o.id = m.order_id where o.status = 'cancelled'`.execute(db)
}
