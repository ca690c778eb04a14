import { sql } from 'kysely'
import { createDatabase } from '../../src/kit/database/database.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { withoutIndexes } from '../../src/kit/database/without-indexes.ts'
import { demoAccounts } from '../../src/demo/demo-accounts.ts'

const days = 720
/** Older commissions are paid out, month by month. */
const paidAfterDays = 45
const visitDays = 365
const quietTables = ['users', 'partners', 'orders', 'partner_commissions', 'partner_payouts', 'partner_locations']
const bulkTables = [
  'orders',
  'partner_referrals',
  'partner_commissions',
  'partner_payouts',
  'partner_scans',
  'partner_locations',
  'tracking_codes',
]

/** Ranks of partners with an account. The first brought a tenth of all orders from 200 places, the middle one a few hundred orders. */
const readers = [0, 1, 10, 50, 100, 250, 500, 750, 999]

/**
 * Fills partners with orders, commissions, scans and visits, with triggers disabled, unless the folder has them. Returns the partners that
 * can sign in, largest first.
 */
export async function fillProgramme(dataDir, { partners, orders }) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const { db, close } = createDatabase({ url: server.url, poolSize: 1, statementTimeoutMs: 0 })
  try {
    const { rows } = await sql`select 1 from users where email = ${emailOf(0)}`.execute(db)
    if (rows.length === 0) await fill(db, { partners, orders })
    return readers.filter((rank) => rank < partners).map((rank) => ({ rank, email: emailOf(rank), password: passwordOfReaders() }))
  } finally {
    await close()
    await server.release()
  }
}

async function fill(db, { partners, orders }) {
  await db.transaction().execute(async (transaction) => {
    await setTriggers(transaction, 'disable')
    await sql`set local work_mem = '256MB'`.execute(transaction)
    await sql`set local timezone = 'UTC'`.execute(transaction)
    await draftPartners(transaction, partners)
    await withoutIndexes(transaction, bulkTables, async () => {
      await writePartners(transaction)
      await writeOrders(transaction, { partners, orders })
      await writeLedger(transaction)
      await writeScans(transaction)
    })
    await writeVisits(transaction, { partners, orders })
    await setTriggers(transaction, 'enable')
  })
  await sql`vacuum analyze`.execute(db)
}

function emailOf(rank) {
  return `partner-${rank}@example.com`
}

async function setTriggers(db, state) {
  for (const table of quietTables) await sql.raw(`alter table ${table} ${state} trigger user`).execute(db)
}

function passwordOfReaders() {
  return demoAccounts.find(({ role }) => role === 'partner').password
}

/** Drafts partners by rank with their codes. A code without a location is the partner's own. */
async function draftPartners(db, partners) {
  await sql`create temp table b_partners on commit drop as
    select rank, uuidv7() as id, case when rank = any(${readers}::int[]) then uuidv7() end as account_id
    from generate_series(0, ${partners - 1}::int) rank`.execute(db)
  await sql`create temp table b_codes on commit drop as
    select p.rank, p.id as partner_id, nth, case when nth > 0 then uuidv7() end as location_id,
      'BENCH' || (select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + n / power(31, digit)::int % 31, 1), '') from generate_series(0, 2) digit) as code
    from b_partners p cross join lateral generate_series(0, case when p.rank = 0 then 200 else 5 end) nth
    cross join lateral (select p.rank * 6 + nth + case when p.rank = 0 then 10000 else 0 end as n) place`.execute(db)
}

async function writePartners(db) {
  const email = sql`'partner-' || rank || '@example.com'`
  await sql`insert into users (id, name, email, email_verified) select account_id, 'Partner ' || rank, ${email}, true from b_partners where account_id is not null`.execute(
    db,
  )
  await sql`insert into profiles (id, email, role, full_name) select account_id, ${email}, 'partner', 'Partner ' || rank from b_partners where account_id is not null`.execute(
    db,
  )
  await sql`insert into auth_accounts (id, user_id, account_id, provider_id, password)
    select uuidv7(), p.account_id, p.account_id::text, 'credential', a.password
    from b_partners p cross join (select password from auth_accounts a join users u on u.id = a.user_id
      where u.email = ${demoAccounts.find(({ role }) => role === 'partner').email} and a.provider_id = 'credential') a
    where p.account_id is not null`.execute(db)
  await sql`insert into partners (id, status, account_id, email, company, contact_name, country, city, language, commission_rate, applied_at, decided_at, created_at)
    select id, 'active', account_id, ${email}, 'Partner ' || rank, 'Somebody', 'MY', 'Ipoh', 'en', 0.1, at, at, at
    from b_partners, (select now() - interval '721 days' as at) a`.execute(db)
  await sql`insert into partner_locations (id, partner_id, name, kind, created_at)
    select location_id, partner_id, 'Place ' || nth, 'shop', now() - interval '721 days' from b_codes where nth > 0`.execute(db)
  await sql`insert into tracking_codes (code, partner_id, location_id) select code, partner_id, location_id from b_codes`.execute(db)
}

/** Writes two years of orders, more for larger partners. One in twelve is cancelled, one in thirty half refunded. */
async function writeOrders(db, { partners, orders }) {
  await sql`create temp table b_orders on commit drop as
    select n, uuidv7() as id, rank, floor(random() * case when rank = 0 then 201 else 6 end)::int as nth,
      now() - interval '1 day' * ${days} * (1 - sqrt((n + random())::float8 / ${orders}::float8)) as placed_at,
      (1500 + floor(random() * 28000))::bigint as lines_sen, chance < 0.08 as is_cancelled, chance > 0.97 as is_refunded
    from (select n, floor(${partners}::int * power(random(), 3))::int as rank, random() as chance from generate_series(0, ${orders - 1}::int) n) drawn`.execute(
    db,
  )
  await sql`insert into orders (id, order_number, status, payment_status, language, contact_name, email, phone, shipping_address, shipping_zone, subtotal,
      discount, shipping, tax, total, tax_rate, paid, refunded, payment_method, paid_through, partner_code, placed_at, updated_at)
    select o.id, 'UND-' || 500000000 + n, case when is_cancelled then 'cancelled' when placed_at > now() - interval '10 days' then 'processing' else 'completed' end,
      case when is_cancelled then 'unpaid' else 'paid' end, 'en', 'Buyer ' || n, 'buyer' || n % 200000 || '@example.com', '+60 12 ' || lpad((n % 10000000)::text, 7, '0'),
      '{"address": "1 Silk Road", "city": "Kuala Lumpur", "state": "Kuala Lumpur", "zip": "50000", "country": "MY"}', 'malaysia_peninsular', lines_sen / 100.0,
      0, 10, 0, lines_sen / 100.0 + 10, 0, case when is_cancelled then 0 else lines_sen / 100.0 + 10 end,
      case when is_refunded and not is_cancelled then (lines_sen / 2) / 100.0 else 0 end,
      '{"type": "bank_transfer", "title": "Bank transfer", "instructions": "", "image_url": null, "account_number": null, "bank_name": null, "beneficiary_name": null, "swift_code": null, "show_bank_details": false}',
      case when not is_cancelled then 'staff' end, c.code, placed_at, placed_at
    from b_orders o join b_codes c using (rank, nth)`.execute(db)
  await sql`insert into partner_referrals (order_id, id, partner_id, location_id, placed_at, rate, is_cancelled, net_sen, earned_sen, completed_at, approves_at)
    select o.id, uuidv7(), c.partner_id, c.location_id, placed_at, 0.1, is_cancelled, net, case when is_cancelled then 0 else floor(net * 0.1 + 0.5)::bigint end,
      case when is_done then placed_at + interval '9 days' end, case when is_done then placed_at + interval '23 days' end
    from b_orders o join b_codes c using (rank, nth)
    cross join lateral (select lines_sen - case when is_refunded and not is_cancelled then lines_sen / 2 else 0 end as net,
      not is_cancelled and placed_at <= now() - interval '10 days' as is_done) r`.execute(db)
}

/** Writes a row per order and per refund, and a payout per partner and month. */
async function writeLedger(db) {
  await sql`create temp table b_payouts on commit drop as
    select distinct rank, date_trunc('month', placed_at) as month from b_orders where not is_cancelled and placed_at < now() - interval '1 day' * ${paidAfterDays}`.execute(
    db,
  )
  await sql`alter table b_payouts add column id uuid default uuidv7()`.execute(db)
  await sql`create temp table b_rows on commit drop as
    select uuidv7() as id, o.rank, o.id as order_id, o.nth, kind, sen, base, placed_at,
      case when placed_at < now() - interval '1 day' * ${paidAfterDays} then 'paid' when placed_at < now() - interval '23 days' then 'approved' else 'pending' end as state
    from b_orders o cross join lateral (
      select 'order' as kind, floor(lines_sen * 0.1 + 0.5)::bigint as sen, lines_sen as base
      union all
      select 'refund', floor((lines_sen - lines_sen / 2) * 0.1 + 0.5)::bigint - floor(lines_sen * 0.1 + 0.5)::bigint, lines_sen - lines_sen / 2 where is_refunded) r
    where not is_cancelled`.execute(db)
  await sql`insert into partner_payouts (id, partner_id, amount_sen, reference, paid_at, bank_name, account_name, account_number, created_at)
    select y.id, p.id, sum(r.sen), to_char(month, 'YYYY-MM'), month + interval '40 days', 'Bank', 'Partner', '1234567890', month + interval '40 days'
    from b_payouts y join b_partners p using (rank) join b_rows r on r.rank = y.rank and r.state = 'paid' and date_trunc('month', r.placed_at) = y.month
    group by y.id, p.id, month`.execute(db)
  await sql`insert into partner_commissions (id, partner_id, location_id, order_id, kind, amount_sen, rate, base_sen, state, created_at, approved_at, payout_id)
    select r.id, c.partner_id, c.location_id, r.order_id, kind, sen, 0.1, base, state, placed_at + interval '5 hours',
      case when state <> 'pending' then placed_at + interval '23 days' end, y.id
    from b_rows r join b_codes c using (rank, nth)
    left join b_payouts y on r.state = 'paid' and y.rank = r.rank and y.month = date_trunc('month', r.placed_at)`.execute(db)
  // The ledger's triggers are disabled, so the sums are written here.
  await sql`insert into partner_sums (partner_id, pending_sen, approved_sen, paid_sen)
    select partner_id, sum(case when state = 'pending' then amount_sen else 0 end), sum(case when state = 'approved' then amount_sen else 0 end),
      sum(case when state = 'paid' then amount_sen else 0 end)
    from partner_commissions group by partner_id`.execute(db)
}

/** Writes scans of each code every second day, in two hours of the day, for a year. */
async function writeScans(db) {
  await sql`insert into partner_scans (partner_id, day, hour, code, scans)
    select partner_id, current_date - ago, hour, code, 1 + (ago + hour) % 7
    from b_codes c cross join generate_series(0, ${visitDays}::int, 2) ago cross join (values (12), (18)) h (hour)
    order by 1, 2, 3, 4`.execute(db)
}

/** Writes as many visits as orders, within the months that analytics stores. */
async function writeVisits(db, { partners, orders }) {
  const { rows: months } =
    await sql`select to_char(m, 'YYYY_MM') as name, m::date::text as first, (m + interval '1 month')::date::text as next
    from generate_series(date_trunc('month', now() - interval '1 day' * ${visitDays}), now(), interval '1 month') m`.execute(db)
  for (const { name, first, next } of months)
    await sql
      .raw(
        `create table if not exists analytics_months.analytics_sessions_${name} partition of analytics_sessions for values from ('${first}') to ('${next}')`,
      )
      .execute(db)
  await sql`insert into analytics_sessions (id, month, started_at, last_seen_at, device_class, partner_code, has_cart)
    select 'bench-' || n, date_trunc('month', at at time zone 'UTC')::date, at, at, 'phone', c.code, n % 5 = 0
    from (select n, now() - interval '1 day' * ${visitDays} * random() as at, floor(${partners}::int * power(random(), 3))::int as rank, random() as place
      from generate_series(1, ${orders}::int) n) v
    join b_codes c on c.rank = v.rank and c.nth = floor(v.place * case when v.rank = 0 then 201 else 6 end)::int`.execute(db)
}
