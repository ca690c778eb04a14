import type { OrderStatus } from '#contract/rules/order-states.ts'
import { sql } from 'kysely'
import { calendarOf, closingOf, dueDay } from '#contract/rules/working-days.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { settleItems } from './settle-items.ts'

/** Creates steps when the locked order first becomes processing. In any other status items leave the board, and keep their progress. */
export async function followOrder(ctx: Ctx, { orderId, to }: { orderId: string; to: OrderStatus }): Promise<void> {
  const isActive = to === 'processing'
  if (isActive && (await isFromEvent(ctx, orderId))) return
  const begun = isActive
    ? await ctx.db
        .insertInto('production_orders')
        .values({ order_id: orderId, begun_at: ctx.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id')
        .executeTakeFirst()
    : undefined
  if (begun) return copySteps(ctx, orderId)
  await ctx.db
    .updateTable('production_items')
    .set({ is_active: isActive, updated_at: ctx.clock.now() })
    .where('order_id', '=', orderId)
    .where('is_active', '!=', isActive)
    .execute()
}

/** The goods of such an order are at the event already. */
async function isFromEvent({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<boolean> {
  const order = await db.selectFrom('orders').select('event_id').where('id', '=', orderId).executeTakeFirst()
  return order !== undefined && order.event_id !== null
}

async function copySteps(ctx: Ctx, orderId: string): Promise<void> {
  const made = await ctx.db
    .selectFrom('order_items as oi')
    .innerJoin('products as p', 'p.id', 'oi.product_id')
    .select(['oi.id', 'oi.quantity', 'p.product_type_id'])
    .where('oi.order_id', '=', orderId)
    .where('p.product_type_id', 'is not', null)
    .orderBy('oi.position')
    .execute()
  if (made.length === 0) return
  const workloads = await lockWorkloads(ctx, [...new Set(made.flatMap(({ product_type_id }) => product_type_id ?? []))])
  const now = ctx.clock.now()
  const calendar = calendarOf(await getSettings(ctx))
  const items = made.flatMap(({ id, quantity, product_type_id }) => {
    const workload = workloads.get(product_type_id ?? '')
    if (!workload) return []
    const ownMinutes = workload.minutes_per_piece * quantity
    const today = dayOf(now)
    const day = dueDay(today, { queuedMinutes: workload.queued, ownMinutes, minutesPerDay: workload.minutes_per_day }, calendar) ?? today
    workload.queued += ownMinutes
    return [
      { id, order_id: orderId, product_type_id, quantity, due_at: closingOf(day), current_step_id: id, begun_at: now, updated_at: now },
    ]
  })
  await ctx.db.insertInto('production_items').values(items).execute()
  const ids = items.map(({ id }) => id)
  await sql`
    insert into production_steps (id, item_id, position, source_step_id, name, description, minutes, translations, updated_at)
    select uuidv7(), i.id, s.position, s.id, s.name, s.description, s.minutes, s.translations, ${now}
    from production_items as i join product_type_steps as s on s.product_type_id = i.product_type_id
    where i.id = any(${ids})
  `.execute(ctx.db)
  await settleItems(ctx, ids)
}

/** Returns capacity and queue by type, in minutes. The lock makes the second of two concurrent orders queue behind the first. */
async function lockWorkloads({ db }: Ctx, typeIds: readonly string[]) {
  await db.selectFrom('product_types').select('id').where('id', 'in', typeIds).orderBy('id').forNoKeyUpdate().execute()
  const rows = await db
    .selectFrom('product_types as t')
    .select(['t.id', 't.minutes_per_day'])
    .select(
      sql<number>`(select coalesce(sum(s.minutes), 0)::int from product_type_steps as s where s.product_type_id = t.id)`.as(
        'minutes_per_piece',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(i.minutes_left), 0)::int from production_items as i
        where i.product_type_id = t.id and i.is_active and i.status <> 'done')`.as('queued'),
    )
    .where('t.id', 'in', typeIds)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row }]))
}
