import { sql } from 'kysely'
import type { PickupRow } from '#contract/pickups.ts'
import { money } from '#contract/rules/money.ts'
import { dueForRest } from '#contract/rules/pickup-money.ts'
import { type PickupState, pickupStateOf } from '#contract/rules/stall-terms.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import type { Ctx } from '#modules/context.ts'
import { toDecide } from '#modules/events/index.ts'
import { refuse } from '#modules/refuse.ts'

type Search = {
  id: string
  state?: PickupState | undefined
  to_decide?: 'true' | 'false' | undefined
  q?: string | undefined
  page: number
  limit: number
}
type Row = {
  id: string
  order_number: string
  placed_at: Date
  status: PickupRow['order']['status']
  payment_status: PickupRow['order']['payment_status']
  total: number
  paid: number
  contact_name: string
  email: string
  phone: string
  collected_at: Date | null
  is_over: boolean
  to_decide: boolean
  item_count: number
  handed_over: number
  subtotal: number
  discount: number
  tax: number
  shipping: number
  refunded: number
  given: number
  lines: { line_total: number; quantity: number; handed_over: number }[]
}

/** Lists the orders of an event; those that need a decision come first. Throws event_not_found. */
export async function listPickups({ db, clock }: Ctx, { id, state, to_decide, q, page, limit }: Search) {
  if (!(await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst())) refuse('event_not_found')
  const now = clock.now()
  const rowsOf = sql`
    select o.id, o.order_number, o.placed_at, o.status, o.payment_status, o.subtotal, o.discount, o.tax, o.shipping, o.total, o.paid, o.refunded, o.contact_name, o.email, o.phone, o.collected_at,
      e.status = 'cancelled' or coalesce(e.pickup_until, e.ends_at) < ${now} as is_over, ${toDecide(now)} as to_decide,
      i.item_count, i.handed_over, i.given, i.lines
    from orders o join events e on e.id = o.event_id
    cross join lateral (select coalesce(sum(quantity) filter (where collected_event_id is null), 0)::int as item_count,
        coalesce(sum(handed_over) filter (where collected_event_id is null), 0)::int as handed_over, sum(handed_over)::int as given,
        json_agg(json_build_object('line_total', line_total, 'quantity', quantity, 'handed_over', handed_over) order by position) as lines
      from order_items where order_id = o.id) i
    where o.event_id = ${id}::uuid and o.channel <> 'counter'`
  const found = holdsWords(sql`order_number || ' ' || contact_name || ' ' || email || ' ' || phone`, soughtOrderNumber(q ?? ''))
  const wanted = sql`from (${rowsOf}) r
    where (${state ?? null}::text is null or ${state ?? null}::text = case when status = 'cancelled' then 'cancelled' when collected_at is not null then 'collected'
        when is_over then 'missed' when handed_over > 0 then 'partly' else 'waiting' end)
      and (${to_decide ?? null}::text is null or to_decide::text = ${to_decide ?? null}::text)
      and (${q || null}::text is null or ${found})`
  const [{ rows }, counted] = [
    await sql<Row>`select * ${wanted} order by to_decide desc, placed_at, id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    await sql<{ total: number }>`select count(*)::int as total ${wanted}`.execute(db),
  ]
  return { pickups: rows.map(presentPickup), total: counted.rows[0]?.total ?? 0, page, limit }
}

function presentPickup(row: Row): PickupRow {
  const { id, order_number, status, payment_status } = row
  return {
    order: {
      id,
      order_number,
      status,
      payment_status,
      placed_at: row.placed_at.toISOString(),
      total: money(row.total),
      paid: money(row.paid),
    },
    customer: row.contact_name,
    email: row.email,
    phone: row.phone,
    state: pickupStateOf({ status, collected_at: row.collected_at, items: [{ handed_over: row.handed_over }], isOver: row.is_over }),
    item_count: row.item_count,
    collected_at: row.collected_at?.toISOString() ?? null,
    to_decide: row.to_decide,
    is_partly: row.collected_at === null && row.given > 0,
    to_return: dueForRest(row.lines, row),
  }
}
