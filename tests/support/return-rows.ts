import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import type { Placed, Row } from './permission-rights.ts'

type State = 'requested' | 'accepted' | 'received'

export function returnRows({ db, files }: Pick<Ctx, 'db' | 'files'>, pictureForm: () => FormData): Record<string, Row> {
  async function completed(order: () => Promise<Placed>): Promise<{ orderId: string; itemId: string }> {
    const [{ id: orderId }, at] = [await order(), new Date()]
    await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', orderId).execute()
    await db
      .insertInto('order_history')
      .values({ id: newId(), order_id: orderId, kind: 'status', status: 'completed', created_at: at })
      .execute()
    const { id: itemId } = await db.selectFrom('order_items').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
    return { orderId, itemId }
  }
  async function asked(order: () => Promise<Placed>, status: State = 'requested') {
    const { orderId, itemId } = await completed(order)
    const [id, pictureId, at] = [newId(), newId(), new Date()]
    const wish = { wish: 'refund', reason: 'too_small', text: '', status, created_at: at, updated_at: at } as const
    await db
      .insertInto('order_returns')
      .values({ id, order_id: orderId, ...wish })
      .execute()
    await db.insertInto('return_items').values({ return_id: id, order_item_id: itemId, quantity: 1 }).execute()
    await db.insertInto('return_pictures').values({ id: pictureId, return_id: id, created_at: at }).execute()
    return { id, pictureId, path: `/api/orders/${orderId}/returns` }
  }
  const ofStaff = (path: string, status: State, body?: object): Row => ({
    send: async (order) => ({ path: `/api/admin/returns/${(await asked(order, status)).id}${path}`, body }),
  })
  return {
    'GET /api/orders/{id}/returns': { send: async (order) => ({ path: (await asked(order)).path }) },
    'POST /api/orders/{id}/returns': {
      send: async (order) => {
        const { orderId, itemId } = await completed(order)
        const body = { items: [{ id: itemId, quantity: 1 }], reason: 'too_small', wish: 'refund' }
        return { path: `/api/orders/${orderId}/returns`, body }
      },
    },
    'POST /api/orders/{id}/returns/{return_id}/withdrawal': {
      send: async (order) => {
        const { path, id } = await asked(order)
        return { path: `${path}/${id}/withdrawal` }
      },
    },
    'POST /api/orders/{id}/returns/{return_id}/pictures': {
      send: async (order) => {
        const { path, id } = await asked(order)
        return { path: `${path}/${id}/pictures`, body: pictureForm() }
      },
    },
    'GET /api/return-pictures/{id}': {
      send: async (order) => {
        const { pictureId } = await asked(order)
        await files.put(`return-pictures/${pictureId}.webp`, new Uint8Array([1]), 'image/webp')
        return { path: `/api/return-pictures/${pictureId}` }
      },
    },
    'GET /api/admin/returns': {},
    'GET /api/admin/returns/{id}': ofStaff('', 'requested'),
    'PUT /api/admin/returns/{id}/decision': ofStaff('/decision', 'requested', { decision: 'accepted', answer: 'Send it to us' }),
    'PUT /api/admin/returns/{id}/receipt': ofStaff('/receipt', 'accepted', { restock: [] }),
    'PUT /api/admin/returns/{id}/settlement': ofStaff('/settlement', 'received', { outcome: 'nothing' }),
  }
}
