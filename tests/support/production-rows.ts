import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import type { Placed, Row } from './permission-rights.ts'

const steps = [{ name: 'Print', minutes: 5 }]

export function productionRows({ db, files }: Pick<Ctx, 'db' | 'files'>, photoForm: () => FormData): Record<string, Row> {
  async function typed(): Promise<string> {
    const id = newId()
    await db.insertInto('product_types').values({ id, name: id, minutes_per_day: 60 }).execute()
    return id
  }
  async function made(order: () => Promise<Placed>) {
    const { id: order_id } = await order()
    await db.updateTable('orders').set({ status: 'processing' }).where('id', '=', order_id).execute()
    return putIntoProduction(db, order_id)
  }
  async function photographed(step_id: string): Promise<string> {
    const id = newId()
    await files.put(id, new Uint8Array([0]), 'image/jpeg')
    await db.insertInto('production_photos').values({ id, step_id, file_key: id, size: 1, created_at: new Date() }).execute()
    return id
  }
  return {
    'GET /api/admin/product-types': {},
    'GET /api/admin/product-types/{id}': { send: async () => ({ path: `/api/admin/product-types/${await typed()}` }) },
    'POST /api/admin/product-types': { send: () => ({ body: { name: 'Mug', minutes_per_day: 60, steps } }) },
    'PATCH /api/admin/product-types/{id}': {
      send: async () => ({ path: `/api/admin/product-types/${await typed()}`, body: { name: 'Cup' } }),
    },
    'DELETE /api/admin/product-types/{id}': { send: async () => ({ path: `/api/admin/product-types/${await typed()}` }) },
    'GET /api/admin/production-queue': {},
    'GET /api/admin/production-people': {},
    'GET /api/admin/production-figures': {},
    'GET /api/admin/production-figures.csv': {},
    'GET /api/admin/order-items/{id}/job-ticket.pdf': {
      send: async (order) => ({ path: `/api/admin/order-items/${(await made(order)).id}/job-ticket.pdf` }),
    },
    'GET /api/admin/production-queue/tickets.pdf': {
      send: async (order) => ({ path: `/api/admin/production-queue/tickets.pdf?ids=${(await made(order)).id}` }),
    },
    'GET /api/admin/order-items/{id}/production-steps': {
      send: async (order) => ({ path: `/api/admin/order-items/${(await made(order)).id}/production-steps` }),
    },
    'GET /api/admin/orders/{id}/production-steps': {
      send: async (order) => ({ path: `/api/admin/orders/${(await made(order)).order_id}/production-steps` }),
    },
    'PATCH /api/admin/order-items/{id}/production-steps/{stepId}': {
      send: async (order) => {
        const { id, stepId } = await made(order)
        return { path: `/api/admin/order-items/${id}/production-steps/${stepId}`, body: { status: 'done' } }
      },
    },
    'POST /api/admin/order-items/{id}/production-steps': {
      send: async (order) => ({
        path: `/api/admin/order-items/${(await made(order)).id}/production-steps`,
        body: { name: 'Iron', minutes: 2 },
      }),
    },
    'POST /api/admin/order-items/{id}/production-steps/{stepId}/photos': {
      send: async (order) => {
        const { id, stepId } = await made(order)
        return { path: `/api/admin/order-items/${id}/production-steps/${stepId}/photos`, body: photoForm() }
      },
    },
    'DELETE /api/admin/order-items/{id}/production-steps/{stepId}/photos/{photoId}': {
      send: async (order) => {
        const { id, stepId } = await made(order)
        return { path: `/api/admin/order-items/${id}/production-steps/${stepId}/photos/${await photographed(stepId)}` }
      },
    },
    'GET /api/admin/production-photos/{id}': {
      send: async (order) => ({ path: `/api/admin/production-photos/${await photographed((await made(order)).stepId)}` }),
    },
    'POST /api/admin/production-queue/batch': {
      send: async (order) => ({ body: { order_item_ids: [(await made(order)).id], step: 'Print', status: 'done' } }),
    },
    'POST /api/admin/production-queue/holds': {
      send: async (order) => ({ body: { order_item_id: (await made(order)).id, screen: newId(), is_held: true } }),
    },
    'POST /api/admin/order-items/{id}/remakes': {
      send: async (order) => ({
        path: `/api/admin/order-items/${(await made(order)).id}/remakes`,
        body: { reason: 'Misprint' },
        headers: { 'idempotency-key': newId() },
      }),
    },
    'POST /api/admin/production-queue/moves': {
      send: async (order) => ({ body: { order_item_ids: [(await made(order)).id], step: null } }),
    },
  }
}

/** Gives the first item of an order one open step, assigned to `assigned_to`. */
export async function putIntoProduction(db: Database, order_id: string, assigned_to: string | null = null) {
  const { id } = await db.selectFrom('order_items').select('id').where('order_id', '=', order_id).executeTakeFirstOrThrow()
  const [stepId, now] = [newId(), new Date()]
  await db
    .insertInto('production_orders')
    .values({ order_id, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('production_items')
    .values({
      id,
      order_id,
      quantity: 1,
      current_step_id: stepId,
      step_name: 'Print',
      steps_total: 1,
      due_at: now,
      begun_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('production_steps')
    .values({ id: stepId, item_id: id, position: 0, name: 'Print', minutes: 0, assigned_to, updated_at: now })
    .execute()
  return { id, order_id, stepId }
}

export async function putRecords(db: Database, step_id: string, account_id: string): Promise<void> {
  const now = new Date()
  await db
    .insertInto('production_photos')
    .values({ id: newId(), step_id, file_key: newId(), size: 1, account_id, created_at: now })
    .execute()
  // Free text of staff may name any person.
  const reason = `Asked ${account_id}`
  await db.insertInto('production_blocks').values({ id: newId(), step_id, reason, blocked_at: now, ended_at: now }).execute()
}
