import { sql } from 'kysely'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { newId } from '#kit/ids.ts'
import { orderMailJob } from '#modules/orders/index.ts'

const atOnce = 500

/** Copies an order `count` times, each for another buyer, and queues the "order received" mail of each. */
export async function givenWaitingMails({ db, jobs }: { db: Database; jobs: Jobs }, orderId: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += atOnce) {
    const orders = Array.from({ length: Math.min(atOnce, count - made) }, (_, index) => ({ id: newId(), number: made + index }))
    await withTransaction(db, async (open) => {
      await copyOrder(open, orderId, orders)
      for (const { id } of orders) await jobs.enqueue(open, orderMailJob, { orderId: id, kind: 'received', occasion: newId() })
    })
  }
}

async function copyOrder(db: Database, orderId: string, orders: { id: string; number: number }[]): Promise<void> {
  const copies = sql`json_to_recordset(${JSON.stringify(orders)}::json) as copy (id uuid, number integer)`
  await sql`
    insert into orders select r.* from orders o, ${copies}, jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'id', copy.id, 'order_number', 'UND-9' || lpad(copy.number::text, 6, '0'), 'email', 'waiting-' || copy.number || '@example.com')) as r
    where o.id = ${orderId}`.execute(db)
  await sql`
    insert into order_items select r.* from order_items i, ${copies}, jsonb_populate_record(null::order_items, to_jsonb(i) || jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', copy.id)) as r
    where i.order_id = ${orderId}`.execute(db)
}
