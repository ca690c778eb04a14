import { sql } from 'kysely'
import { money } from '#contract/rules/money.ts'
import type { PaymentKind } from '#contract/rules/payment-kinds.ts'
import type { Channel } from '#contract/rules/order-states.ts'
import type { Database } from '#kit/database/database.ts'
import { leastId } from '#kit/ids.ts'
import type { SoldFor } from './refund-parts.ts'
import { type Sale, salesOfOrder } from './sales-of-order.ts'

export type Span = { from: Date; to: Date }

export type SoldOrder = SoldFor & {
  orderId: string
  orderNumber: string
  channel: Channel
  methodType: PaymentKind
  sale: Sale
}

type Row = {
  id: string
  order_number: string
  channel: Channel
  method_type: PaymentKind
  shipping: number
  gift_wrapping: number | null
  tax: number
  rounding: number
  total: number
  moves: { at: string; paid: number; refunded: number }[]
}

const ordersAtOnce = 1000

/** Yields all sales of every order whose money moved in the span, some orders at a time, the oldest orders first. */
export async function* salesMovedIn(db: Database, { from, to }: Span): AsyncGenerator<SoldOrder[], void> {
  for (let after = leastId; ;) {
    const { rows } = await sql<Row>`
      with moved as (
        select distinct order_id from order_history
        where created_at >= ${from} and created_at < ${to} and (paid_change <> 0 or refunded_change <> 0 or payment_status = 'paid')
      )
      select o.id, o.order_number, o.channel, o.payment_method ->> 'type' as method_type, o.shipping, o.gift_wrapping, o.tax, o.rounding, o.total,
        (select jsonb_agg(jsonb_build_object('at', h.created_at, 'paid', h.paid_change, 'refunded', h.refunded_change) order by h.created_at, h.id)
          from order_history h where h.order_id = o.id and (h.paid_change <> 0 or h.refunded_change <> 0 or h.payment_status = 'paid')) as moves
      from orders o join moved on moved.order_id = o.id
      where o.id > ${after}
      order by o.id limit ${ordersAtOnce}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.flatMap(salesIn)
    if (rows.length < ordersAtOnce) return
    after = last.id
  }
}

function salesIn(row: Row): SoldOrder[] {
  const moves = row.moves.map(({ at, paid, refunded }) => ({ at: new Date(at), paid: money(paid), refunded: money(refunded) }))
  const sales = salesOfOrder(moves, { total: money(row.total), rounding: money(row.rounding) })
  return sales.map((sale) => ({
    orderId: row.id,
    orderNumber: row.order_number,
    channel: row.channel,
    methodType: row.method_type,
    shipping: money(row.shipping),
    wrapping: money(row.gift_wrapping ?? 0),
    tax: money(row.tax),
    rounding: sale.rounding,
    total: sale.total,
    sale,
  }))
}

export type Payout = { paidAt: Date; company: string; tin: string; idNumber: string; amountSen: number }

/** Oldest first, without those that were undone. */
export async function payoutsIn(db: Database, { from, to }: Span): Promise<Payout[]> {
  const rows = await db
    .selectFrom('partner_payouts as p')
    .innerJoin('partners as r', 'r.id', 'p.partner_id')
    .select(['p.paid_at', 'p.amount_sen', 'p.account_name', 'r.company', 'r.tin', 'r.id_number'])
    .where('p.paid_at', '>=', from)
    .where('p.paid_at', '<', to)
    .where('p.undoes', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('partner_payouts as u').select('u.id').whereRef('u.undoes', '=', 'p.id'))),
    )
    .orderBy('p.paid_at')
    .orderBy('p.id')
    .execute()
  return rows.map(({ paid_at, amount_sen, account_name, company, tin, id_number }) => ({
    paidAt: paid_at,
    company: company || account_name,
    tin,
    idNumber: id_number,
    amountSen: amount_sen,
  }))
}
