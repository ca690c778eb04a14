import { sql } from 'kysely'
import { type LetterOrigin, originOf } from './letter-origin.ts'
import type { Ctx } from '#modules/context.ts'

export type LetterFigures = {
  sent: number
  failed: number
  /** Handed over, but the mail server's answer was lost. */
  unknown: number
  bounced: number
  /** Number of people, not clicks. */
  clicked: number
  unsubscribed: number
  orders: number
  /** RM. Sum of the lines of paid orders less discounts and refunds, without cancelled orders, as in the analytics. */
  revenue: number
}

const revenue = sql<number>`coalesce(sum(o.subtotal - o.discount - (select sum(i.returned) from order_items i where i.order_id = o.id))
  filter (where o.payment_status = 'paid'), 0)`

const none: LetterFigures = { sent: 0, failed: 0, unknown: 0, bounced: 0, clicked: 0, unsubscribed: 0, orders: 0, revenue: 0 }

export async function lettersFigures({ db }: Pick<Ctx, 'db'>, origins: readonly LetterOrigin[]): Promise<LetterFigures[]> {
  if (origins.length === 0) return []
  const names = origins.map(originOf)
  const [sends, orders] = await Promise.all([
    db
      .selectFrom('letter_sends')
      .select(({ fn }) => [
        'origin',
        fn.count<number>('sent_at').as('sent'),
        fn.count<number>('unknown_at').as('unknown'),
        fn.count<number>('bounced_at').as('bounced'),
        fn.countAll<number>().filterWhere('failed_at', 'is not', null).filterWhere('bounced_at', 'is', null).as('failed'),
        fn.count<number>('clicked_at').as('clicked'),
        fn.count<number>('unsubscribed_at').as('unsubscribed'),
      ])
      .where('origin', 'in', names)
      .groupBy('origin')
      .execute(),
    db
      .selectFrom('letter_orders as l')
      .innerJoin('letter_sends as s', 's.id', 'l.send_id')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(({ fn }) => ['s.origin', fn.countAll<number>().as('orders'), revenue.as('revenue')])
      .where('s.origin', 'in', names)
      .where('o.status', '<>', 'cancelled')
      .groupBy('s.origin')
      .execute(),
  ])
  return names.map((name) => {
    const { origin: _sends, ...counted } = sends.find(({ origin }) => origin === name) ?? { origin: name }
    const { origin: _orders, ...sold } = orders.find(({ origin }) => origin === name) ?? { origin: name }
    return { ...none, ...counted, ...sold }
  })
}

export function linkFigures({ db }: Pick<Ctx, 'db'>, origin: LetterOrigin): Promise<{ href: string; clicks: number; people: number }[]> {
  return db
    .selectFrom('letter_links as l')
    .innerJoin('letter_sends as s', 's.origin', 'l.origin')
    .innerJoin('letter_clicks as c', (join) => join.onRef('c.send_id', '=', 's.id').onRef('c.link_key', '=', 'l.key'))
    .select(({ fn }) => ['l.href', fn.sum<number>('c.clicks').as('clicks'), fn.countAll<number>().as('people')])
    .where('l.origin', '=', originOf(origin))
    .groupBy('l.href')
    .orderBy('people', 'desc')
    .orderBy('clicks', 'desc')
    .orderBy('l.href')
    .execute()
}
