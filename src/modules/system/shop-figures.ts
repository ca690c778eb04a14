import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import { listQueues } from '#kit/jobs/queue-figures.ts'
import { readMailFigures } from '#kit/mail/mail-figures.ts'

/** A figure of the whole shop, the same on every instance: one number for each combination of labels. */
export type ShopFigure = { name: string; help: string; labelNames: string[]; rows: { labels: Record<string, string>; value: number }[] }

/** Reads figures for monitoring that processes can't count themselves. They cover a sliding period, so a restart loses none. */
export async function readShopFigures(db: Database): Promise<ShopFigure[]> {
  const [queues, mails, orders, payments, proofs, bounced] = await Promise.all([
    listQueues(db),
    readMailFigures(db),
    ordersOfDay(db),
    paymentsOfDay(db),
    proofsOfDay(db),
    bouncedOfDay(db),
  ])
  const now = Date.now()
  const ofQueues = (value: (queue: (typeof queues)[number]) => number) => ({
    labelNames: ['queue'],
    rows: queues.map((queue) => ({ labels: { queue: queue.name }, value: value(queue) })),
  })
  return [
    { name: 'shop_orders_last_day', help: 'Orders placed in the last 24 hours', labelNames: ['channel'], rows: orders },
    {
      name: 'shop_payments_last_day',
      help: 'Payments begun in the last 24 hours, by what came of them',
      labelNames: ['through', 'result'],
      rows: [...payments, ...proofs],
    },
    {
      name: 'shop_mails_last_day',
      help: 'Mails of the last 24 hours; unknown: nobody knows whether the mail server took them',
      labelNames: ['state'],
      rows: (['sent_today', 'waiting', 'unknown'] as const).map((name) => ({
        labels: { state: name === 'sent_today' ? 'sent' : name },
        value: mails[name],
      })),
    },
    {
      name: 'shop_subscribers_bounced_last_day',
      help: 'Subscribers whose emails bounced in the last 24 hours',
      labelNames: [],
      rows: [{ labels: {}, value: bounced }],
    },
    { ...ofQueues(({ waiting }) => waiting), name: 'shop_jobs_waiting', help: 'Jobs that could run now' },
    { ...ofQueues(({ later }) => later), name: 'shop_jobs_later', help: 'Jobs for a later moment' },
    { ...ofQueues(({ active }) => active), name: 'shop_jobs_active', help: 'Jobs that run now' },
    { ...ofQueues(({ failed }) => failed), name: 'shop_jobs_failed', help: 'Jobs that were given up in the last day' },
    {
      name: 'shop_jobs_oldest_seconds',
      help: 'How long the oldest job waits that could run',
      ...ofQueues(({ waiting_since }) => (waiting_since === null ? 0 : Math.max(0, (now - waiting_since.getTime()) / 1000))),
    },
  ]
}

type Counted = { labels: Record<string, string>; value: number }[]

async function ordersOfDay(db: Database): Promise<Counted> {
  const { rows } = await sql<{ channel: string; value: number }>`
    select channel, count(*)::int as value from orders where placed_at > now() - interval '1 day' group by channel`.execute(db)
  return ['web', 'counter', 'staff'].map((channel) => ({
    labels: { channel },
    value: rows.find((row) => row.channel === channel)?.value ?? 0,
  }))
}

async function paymentsOfDay(db: Database): Promise<Counted> {
  const { rows } = await sql<{ provider: string; status: string; value: number }>`
    select provider, status, count(*)::int as value from payments where created_at > now() - interval '1 day' group by provider, status`.execute(
    db,
  )
  return rows.map(({ provider, status, value }) => ({ labels: { through: provider, result: status }, value }))
}

async function proofsOfDay(db: Database): Promise<Counted> {
  const { rows } = await sql<{ decision: string; value: number }>`
    select coalesce(decision, 'waiting') as decision, count(*)::int as value from payment_proofs
    where submitted_at > now() - interval '1 day' group by 1`.execute(db)
  return rows.map(({ decision, value }) => ({ labels: { through: 'proof', result: decision }, value }))
}

async function bouncedOfDay(db: Database): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::int as value from newsletter_subscribers
    where status = 'bounced' and coalesce(unsubscribed_at, bounced_at) > now() - interval '1 day'`.execute(db)
  return rows[0]?.value ?? 0
}
