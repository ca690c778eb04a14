import type { Database } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import type { Placed, Row } from './permission-rights.ts'

type Order = () => Promise<Placed>

/** Rows of the calls about events. Each row has its own event with stock, and an order of the customer to be collected there. */
export function eventRows(db: Database, productId: () => Promise<string>, imageForm: () => FormData): Record<string, Row> {
  const keyed = () => ({ 'idempotency-key': newId() })
  async function event(fields: { status?: 'draft' | 'published' | 'cancelled' } = {}): Promise<string> {
    const id = newId()
    await db
      .insertInto('events')
      .values({
        id,
        slug: id,
        title: 'Fair',
        venue: 'Hall',
        address: '',
        status: 'published',
        published_at: fields.status === 'draft' ? null : new Date(),
        starts_at: new Date(Date.now() - 3_600_000),
        ends_at: new Date(Date.now() + 3_600_000),
        ...fields,
      })
      .execute()
    return id
  }
  async function stocked(fields = {}): Promise<{ id: string; product_id: string }> {
    const [id, product_id] = [await event(fields), await productId()]
    const level = await db.selectFrom('stock_levels').select('id').where('product_id', '=', product_id).executeTakeFirstOrThrow()
    await db.insertInto('event_stock').values({ id: newId(), event_id: id, stock_level_id: level.id, product_id, allocated: 50 }).execute()
    await db.insertInto('event_products').values({ event_id: id, product_id }).execute()
    return { id, product_id }
  }
  /** Turns an order of the customer into one for pickup at an event. Its items do not count in any stock. */
  async function pickup(order: Order, fields: { status?: 'cancelled' } = {}): Promise<{ id: string; eventId: string }> {
    const [{ id }, eventId] = [await order(), await event(fields)]
    await db.updateTable('order_items').set({ stock_level_id: null }).where('order_id', '=', id).execute()
    await db.updateTable('orders').set({ event_id: eventId, delivery: 'pickup' }).where('id', '=', id).execute()
    return { id, eventId }
  }
  async function paid(order: Order, fields = {}) {
    const placed = await pickup(order, fields)
    await db
      .updateTable('orders')
      .set((eb) => ({ status: 'processing', payment_status: 'paid', paid_through: 'staff', paid: eb.ref('total'), expires_at: null }))
      .where('id', '=', placed.id)
      .execute()
    return placed
  }
  const at = (id: string, rest = '') => `/api/admin/events/${id}${rest}`
  const scanOf = (event_id: string, code: string) => ({ scan_id: newId(), code, event_id, scanned_at: new Date().toISOString() })
  async function scanned(order: Order): Promise<string> {
    const { id, eventId } = await paid(order)
    const scan_id = newId()
    await db.updateTable('orders').set({ status: 'completed', collected_at: new Date() }).where('id', '=', id).execute()
    await db
      .insertInto('pickup_scans')
      .values({
        scan_id,
        event_id: eventId,
        order_id: id,
        result: 'collected',
        scanned_at: new Date(),
        device: '',
        received_at: new Date(),
      })
      .execute()
    return scan_id
  }
  async function sale(order: Order): Promise<{ id: string; eventId: string }> {
    const placed = await paid(order)
    await db.updateTable('orders').set({ channel: 'counter', status: 'completed' }).where('id', '=', placed.id).execute()
    await db
      .insertInto('stall_payments')
      .values({ order_id: placed.id, event_id: placed.eventId, kind: 'sale', method: 'cash', total: 1, taken_at: new Date() })
      .execute()
    return placed
  }
  const onEvent = (rest: string, status?: 'draft'): Row => ({
    send: async () => ({ path: at(await event(status ? { status } : {}), rest) }),
  })
  const onGoods = (rest: string, bodyOf: (product_id: string) => unknown): Row => ({
    send: async () => {
      const { id, product_id } = await stocked()
      return { path: at(id, rest), body: bodyOf(product_id), headers: keyed() }
    },
  })
  return {
    'GET /api/admin/events': {},
    'GET /api/admin/events/{id}': onEvent(''),
    'POST /api/admin/events': {
      send: () => ({
        body: {
          slug: newId(),
          title: 'Fair',
          venue: 'Hall',
          address: 'Street',
          starts_at: '2030-03-21T02:00:00Z',
          ends_at: '2030-03-21T10:00:00Z',
        },
      }),
    },
    'PATCH /api/admin/events/{id}': { send: async () => ({ path: at(await event()), body: { title: 'Bazaar' } }) },
    'DELETE /api/admin/events/{id}': onEvent('', 'draft'),
    'PUT /api/admin/events/{id}/image': { send: async () => ({ path: at(await event(), '/image'), body: imageForm() }) },
    'PUT /api/admin/events/{id}/map': { send: async () => ({ path: at(await event(), '/map'), body: imageForm() }) },
    'DELETE /api/admin/events/{id}/map': onEvent('/map'),
    'GET /api/admin/events/{id}/inventory': onEvent('/inventory'),
    'POST /api/admin/events/{id}/inventory': onGoods('/inventory', (product_id) => ({ items: [{ product_id, change: 1 }] })),
    'POST /api/admin/events/{id}/returns': onGoods('/returns', (product_id) => ({ items: [{ product_id, quantity: 1 }] })),
    'POST /api/admin/events/{id}/counts': onGoods('/counts', (product_id) => ({ items: [{ product_id, counted: 49, reason: 'missing' }] })),
    'GET /api/admin/events/{id}/stock-ledger': onEvent('/stock-ledger'),
    'GET /api/events/{id}/orders/{orderId}/code': {
      send: async (order) => {
        const { id, eventId } = await pickup(order)
        return { path: `/api/events/${eventId}/orders/${id}/code` }
      },
    },
    'GET /api/events/{id}/orders/{orderId}/qr': {
      send: async (order) => {
        const { id, eventId } = await pickup(order)
        return { path: `/api/events/${eventId}/orders/${id}/qr?format=png` }
      },
    },
    'GET /api/events/{id}/orders/{orderId}/calendar.ics': {
      send: async (order) => {
        const { id, eventId } = await pickup(order)
        return { path: `/api/events/${eventId}/orders/${id}/calendar.ics` }
      },
    },
    'POST /api/admin/events/scans': {
      send: async (order) => {
        const placed = await order()
        const { eventId } = await paid(() => Promise.resolve(placed))
        return { body: { scans: [scanOf(eventId, placed.order_number)] } }
      },
    },
    'POST /api/admin/events/scans/{scanId}/undo': {
      send: async (order) => ({ path: `/api/admin/events/scans/${await scanned(order)}/undo` }),
    },
    'PUT /api/admin/orders/{id}/pickup': {
      send: async (order) => {
        const { id } = await paid(order)
        const item = await db.selectFrom('order_items').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
        return { path: `/api/admin/orders/${id}/pickup`, body: { items: [{ order_item_id: item.id, quantity: 1 }] } }
      },
    },
    'GET /api/admin/events/{id}/manifest': onEvent('/manifest'),
    'POST /api/admin/orders/{id}/payments': {
      send: async (order) => ({
        path: `/api/admin/orders/${(await pickup(order)).id}/payments`,
        body: { method: 'cash' },
        headers: keyed(),
      }),
    },
    'GET /api/admin/events/{id}/pickups': onEvent('/pickups'),
    'POST /api/admin/orders/{id}/pickup-choice': {
      send: async (order) => {
        const { id } = await pickup(order, { status: 'cancelled' })
        return { path: `/api/admin/orders/${id}/pickup-choice`, body: { choice: 'refund' }, headers: keyed() }
      },
    },
    'POST /api/admin/events/{id}/sales': onGoods('/sales', (product_id) => ({ items: [{ product_id, quantity: 1 }], method: 'cash' })),
    'GET /api/admin/events/{id}/sales': onEvent('/sales'),
    'DELETE /api/admin/events/{id}/sales/{saleId}': {
      send: async (order) => {
        const { id, eventId } = await sale(order)
        return { path: at(eventId, `/sales/${id}`), body: { reason: 'Wrong size' } }
      },
    },
    'GET /api/admin/events/{id}/report': onEvent('/report'),
    'GET /api/admin/events/{id}/report.csv': onEvent('/report.csv'),
  }
}
