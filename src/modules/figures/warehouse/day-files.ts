import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { type RawBuilder, sql } from 'kysely'
import { csvLine } from '#contract/rules/csv.ts'
import { RowReaders, streamRows } from '#kit/lists/stream-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import { knownSource, orderSources } from '../raw-orders.ts'
import { languageOf, shopDay, sourceOf, type DateRange } from '../raw-rows.ts'

export const exportedKinds = ['orders', 'visits'] as const
export type ExportedKind = (typeof exportedKinds)[number]
type Row = Readonly<Record<string, string | number | null>>
type DayFile = { name: string; columns: readonly string[]; query: (range: DateRange) => RawBuilder<Row> }

const readers = remembered(() => new RowReaders())
const utc = (instant: RawBuilder<unknown>) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export function keyOf(name: string, day: string): string {
  return `exports/${name}/${day}.csv.gz`
}

/** The exported files of a day, without names, addresses, emails and accounts. docs/warehouse.md describes each column. */
export const dayFiles: Readonly<Record<ExportedKind, readonly DayFile[]>> = {
  orders: [
    {
      name: 'orders',
      columns: [
        'order_id',
        'day',
        'placed_at',
        'channel',
        'status',
        'payment_status',
        'subtotal',
        'discount',
        'discount_code',
        'gift_wrapping',
        'shipping',
        'tax',
        'total',
        'paid',
        'refunded',
        'country',
        'language',
        'is_member',
        'partner_id',
        'letter',
        'source',
      ],
      query: (range) => sql<Row>`
        with sources as materialized (${orderSources(range)})
        select o.id as order_id, ${shopDay(sql`o.placed_at`)}::text as day, ${utc(sql`o.placed_at`)} as placed_at, o.channel, o.status,
          o.payment_status, o.subtotal, o.discount, o.discount_code, o.gift_wrapping, o.shipping, o.tax, o.total, o.paid, o.refunded,
          o.shipping_address ->> 'country' as country, o.language,
          coalesce(p.is_member and p.member_since <= o.placed_at, false)::text as is_member,
          r.partner_id, l.origin as letter, nullif(${knownSource}, '') as source
        from orders o
        left join profiles p on p.id = o.account_id
        left join partner_referrals r on r.order_id = o.id
        left join (select b.order_id, w.origin from letter_orders b join letter_sends w on w.id = b.send_id) l on l.order_id = o.id
        left join sources s on s.order_id = o.id
        left join figure_order_sources k on k.order_id = o.id
        where o.placed_at >= ${range.start} and o.placed_at < ${range.end} order by o.placed_at, o.id`,
    },
    {
      name: 'order_items',
      columns: ['order_id', 'day', 'position', 'product_id', 'sku', 'name', 'variation', 'size', 'quantity', 'unit_price', 'line_total'],
      query: ({ start, end }) => sql<Row>`
        select i.order_id, ${shopDay(sql`o.placed_at`)}::text as day, i.position, i.product_id, i.sku, i.name, i.variation_name as variation,
          i.size, i.quantity, i.unit_price, i.line_total
        from orders o join order_items i on i.order_id = o.id
        where o.placed_at >= ${start} and o.placed_at < ${end} order by o.placed_at, i.order_id, i.position`,
    },
  ],
  visits: [
    {
      name: 'sessions',
      columns: [
        'session_id',
        'day',
        'started_at',
        'last_seen_at',
        'device',
        'language',
        'source',
        'medium',
        'campaign',
        'landing_path',
        'is_signed_in',
      ],
      query: ({ start, end }) => sql<Row>`
        select s.id as session_id, ${shopDay(sql`s.started_at`)}::text as day, ${utc(sql`s.started_at`)} as started_at,
          ${utc(sql`s.last_seen_at`)} as last_seen_at, s.device_class as device, ${languageOf} as language, ${sourceOf} as source,
          s.utm_medium as medium, s.utm_campaign as campaign, s.landing_path, (s.account_id is not null)::text as is_signed_in
        from analytics_sessions s
        where s.started_at >= ${start} and s.started_at < ${end} and s.device_class <> 'bot' order by s.started_at, s.id`,
    },
    {
      name: 'events',
      columns: ['event_id', 'session_id', 'day', 'occurred_at', 'type', 'category', 'page_path', 'product_id', 'data'],
      query: ({ start, end }) => sql<Row>`
        select e.id as event_id, e.session_id, ${shopDay(sql`e.occurred_at`)}::text as day, ${utc(sql`e.occurred_at`)} as occurred_at,
          e.event_type as type, e.event_category as category, e.page_path, e.product_id, e.event_data::text as data
        from analytics_events e
        where e.occurred_at >= ${start} and e.occurred_at < ${end}
          and not exists (select from analytics_sessions s where s.id = e.session_id and s.device_class = 'bot')
        order by e.occurred_at, e.id`,
    },
  ],
}

/** Returns the rows of a day as compressed CSV. Only the compressed data is held in memory. */
export async function packDay({ db, memory }: Ctx, { columns, query }: DayFile, range: DateRange): Promise<Uint8Array> {
  const packed: Buffer[] = []
  const gzip = createGzip().on('data', (part: Buffer) => packed.push(part))
  gzip.write(csvLine(columns))
  const compilable = { compile: () => query(range).compile(db) }
  for await (const rows of streamRows<Row>(db, memory.of(readers), compilable))
    gzip.write(rows.map((row) => csvLine(columns.map((name) => row[name] ?? ''))).join(''))
  gzip.end()
  await once(gzip, 'end')
  return Buffer.concat(packed)
}
