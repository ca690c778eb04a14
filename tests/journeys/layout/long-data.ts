import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'

/** Longer than any demo name, in common words. */
const longer = {
  en: ', limited winter edition with hand-embroidered sleeves',
  ru: ', ограниченная зимняя серия с вышитыми вручную рукавами',
  kk: ', жеңдері қолмен кестеленген шектеулі қысқы жинақ',
}
const person = 'Құрманғазы-Әбілмансұр Нұрсұлтанұлы Байтұрсынов'
const address = 'konstantin.konstantinopolsky.orders@a-very-long-company-name.example'
const company = 'ТОО «Объединённые кофейни Алматинской области и Жетысу»'
const host = 'shopping-assistant-for-everybody.agents.a-very-long-company-name.example:8443'
const place = 'Окно на улицу Кунаева, где по утрам очередь'
/** The longest name of a location, without a place to break. */
const unbroken = 'Қазына'.repeat(20)

/** A third of the products gets a long name, another third a five-digit price, and every second one a reduced price. */
const turns = sql`create temporary table turns as select id, row_number() over (order by slug) as turn from products`

/**
 * Makes the demo shop's data as long as real data: names, reduced prices, ranges, five-digit sums. Needs a separate shop, since other
 * journeys look for the demo's names and prices.
 */
export async function lengthenData(db: Database): Promise<void> {
  await db.connection().execute(async (one) => {
    for (const statement of [turns, ...productStatements, ...orderStatements, ...peopleStatements, ...agentStatements])
      await statement.execute(one)
  })
}

const productStatements: readonly RawBuilder<unknown>[] = [
  sql`update products set name = name || ${longer.en} from turns where turns.id = products.id and turn % 3 = 0`,
  sql`update product_translations set name = name || case language when 'ru' then ${longer.ru} else ${longer.kk} end
      from turns where turns.id = product_id and turn % 3 = 0`,
  sql`update products set price = price * 200, sale_price = sale_price * 200, member_price = member_price * 200
      from turns where turns.id = products.id and turn % 3 <> 1`,
  sql`update product_variations set price = price * 200, sale_price = sale_price * 200, member_price = member_price * 200
      from turns where turns.id = product_id and turn % 3 <> 1`,
  sql`update products set sale_price = round(price * 0.7, 1) from turns where turns.id = products.id and turn % 2 = 0`,
  sql`update product_variations set price = products.price * 1.5 from turns join products using (id)
      where products.id = product_id and turn % 5 = 0 and position = 0`,
]

const orderStatements: readonly RawBuilder<unknown>[] = [
  sql`insert into einvoice_settings (fields, updated_at) values ('{"mode": "file"}', now())`,
  sql`update order_items set name = name || ${longer.en}, unit_price = unit_price * 200, line_total = line_total * 200`,
  sql`update orders set subtotal = subtotal * 200, discount = discount * 200, gift_wrapping = gift_wrapping * 200, shipping = shipping * 200,
      tax = tax * 200, rounding = 0, paid = paid * 200, refunded = refunded * 200,
      total = (subtotal - discount + coalesce(gift_wrapping, 0) + shipping + tax) * 200,
      contact_name = ${person}`,
  sql`update orders set email = ${address} where account_id is null`,
  sql`update events set title = title || ${longer.en}, venue = venue || ', the hall behind the fountain, second floor'`,
  sql`update event_translations set title = title || case language when 'ru' then ${longer.ru} else ${longer.kk} end`,
]

const peopleStatements: readonly RawBuilder<unknown>[] = [
  sql`update profiles set full_name = ${person}`,
  sql`update users set name = ${person}`,
  sql`update addresses set name = ${person}, address = 'Улица Қаныша Имантайұлы Сәтбаева, дом 90/21, корпус 3, квартира 128'`,
  sql`update partners set company = ${company}, contact_name = ${person}`,
  // A partner's sums are the sum of its rows.
  sql`update partner_sums set revenue_sen = revenue_sen * 200, pending_sen = pending_sen * 200, approved_sen = approved_sen * 200, paid_sen = paid_sen * 200`,
  sql`update partner_locations set name = ${place} || ', ' || name`,
  sql`update partner_locations set name = ${unbroken}, address = ${unbroken} where id in (select min(id::text)::uuid from partner_locations group by partner_id)`,
]

/** Platforms, one blocked, with orders, a failed message and counted calls. */
const agentStatements: readonly RawBuilder<unknown>[] = [
  sql`insert into agent_platforms (id, profile_url, host, version, is_blocked, first_seen, last_seen)
      select gen_random_uuid(), 'https://' || ${host} || '/profiles/ucp-' || n || '.json', ${host}, '2026-08-25', n = 1, now() - interval '40 days', now()
      from generate_series(1, 3) n`,
  sql`insert into agent_orders (order_id, platform_id, checkout_id, source, placed_at)
      select o.id, (select id from agent_platforms where not is_blocked limit 1), 'chk_' || o.id, ${host}, o.placed_at
      from orders o where not exists (select from agent_orders where order_id = o.id) order by o.placed_at desc limit 5`,
  sql`insert into agent_events (id, order_id, url, body, status, tries, answered, happened_at, ended_at)
      select gen_random_uuid(), order_id, 'https://' || ${host} || '/orders', '{}', 'failed', 28, 503, now() - interval '1 day', now()
      from agent_orders where source = ${host} limit 2`,
  sql`insert into agent_tools (name, calls) values ('search_catalog', 1234567), ('make_cart_link', 45678)
      on conflict (name) do update set calls = excluded.calls`,
]
