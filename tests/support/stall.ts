import { afterAll, expect } from 'vitest'
import type { AdminEvent } from '#contract/admin-events.ts'
import type { EventInventory } from '#contract/event-stock.ts'
import type { Order } from '#contract/orders.ts'
import type { ScanAnswer } from '#contract/pickups.ts'
import type { Sale } from '#contract/stall-sales.ts'
import { newId } from '#kit/ids.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { shopWithAccounts } from './accounts.ts'
import { orderOf } from './given.ts'

const hourMs = 3_600_000

/** With an admin and cash payment. Checks its invariants when the file ends. Call it at the top of the file. */
export async function stall(environment: Record<string, string> = {}) {
  const shop = await shopWithAccounts(environment)
  const { call, db, given } = shop
  const checkInvariants = async () => expect(await findBrokenInvariants(db)).toEqual([])
  afterAll(checkInvariants)
  const token = await shop.admin('stall@example.com')
  const [transfer, cash] = [await given.paymentMethod(), await given.paymentMethod({ type: 'cash', title: 'Cash' })]

  type Sending = { body?: unknown; as?: string; key?: string }
  const send = (verb: string, path: string, { body, as = token, key = newId() }: Sending = {}) =>
    call(verb, path, { token: as, body, headers: { 'idempotency-key': key } })

  async function done<Answer>(verb: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await send(verb, path, { body })
    if (answer.status >= 300) throw new Error(`${verb} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as Answer
  }

  /** Published and running by default. */
  const event = (fields: object = {}) =>
    done<AdminEvent>('POST', '/api/admin/events', {
      slug: `fair-${newId()}`,
      title: 'Fair',
      venue: 'Hall',
      address: 'Street 1',
      status: 'published',
      starts_at: new Date(Date.now() - hourMs).toISOString(),
      ends_at: new Date(Date.now() + 10 * hourMs).toISOString(),
      ...fields,
    })
  const bring = (eventId: string, productId: string, change: number) =>
    done<EventInventory>('POST', `/api/admin/events/${eventId}/inventory`, { items: [{ product_id: productId, change }] })
  const lying = async (eventId: string, productId: string) => {
    const { items } = await done<EventInventory>('GET', `/api/admin/events/${eventId}/inventory`)
    return items.find(({ product_id }) => product_id === productId)
  }

  async function stocked(
    pieces: number,
    { price = 40, stock = pieces, ...fields }: { price?: number; stock?: number; [field: string]: unknown } = {},
  ) {
    const { id: eventId } = await event(fields)
    const { id: productId } = await given.product({ price, stock })
    await bring(eventId, productId, pieces)
    return { eventId, productId }
  }

  const orderAt = (eventId: string, productId: string, changes: object = {}, quantity = 1) =>
    call('POST', '/api/orders', {
      headers: { 'idempotency-key': newId() },
      body: { ...orderOf(transfer, [{ product_id: productId, quantity }], { event_id: eventId, ...changes }), shipping: undefined },
    })
  /** Places a pickup order; returns it with the buyer's `guest_token`. */
  async function ordered(eventId: string, productId: string, changes: object = {}, quantity = 1) {
    const { status, body } = await orderAt(eventId, productId, changes, quantity)
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(body)}`)
    return body as { order: Order; guest_token: string }
  }
  const accept = (orderId: string) => done('PUT', `/api/admin/orders/${orderId}/payment`, { decision: 'accepted' })
  /** Returns the code that the buyer shows at the stall. */
  async function codeFor({ order, guest_token }: { order: { id: string }; guest_token: string }, eventId: string): Promise<string> {
    const headers = { 'guest-session-token': guest_token }
    const { status, body } = await call('GET', `/api/events/${eventId}/orders/${order.id}/code`, { headers })
    if (status !== 200) throw new Error(`code: ${status} ${JSON.stringify(body)}`)
    return body['code'] as string
  }
  /** Places and pays an order; returns it with its code. */
  async function collectable(eventId: string, productId: string, quantity = 1) {
    const placed = await ordered(eventId, productId, {}, quantity)
    await accept(placed.order.id)
    return { ...placed, code: await codeFor(placed, eventId) }
  }

  const scanOf = (eventId: string, code: string, fields: object = {}) => ({
    scan_id: newId(),
    code,
    event_id: eventId,
    scanned_at: new Date().toISOString(),
    device: 'phone',
    ...fields,
  })
  const scan = async (...scans: object[]) => (await done<{ results: ScanAnswer[] }>('POST', '/api/admin/events/scans', { scans })).results
  const sell = (eventId: string, body: object, key?: string) =>
    send('POST', `/api/admin/events/${eventId}/sales`, { body, ...(key ? { key } : {}) })
  const sold = async (eventId: string, productId: string, fields: object = {}) => {
    const answer = await sell(eventId, { items: [{ product_id: productId, quantity: 1 }], method: 'cash', ...fields })
    if (answer.status !== 201) throw new Error(`sale: ${answer.status} ${JSON.stringify(answer.body)}`)
    return (answer.body as { sale: Sale }).sale
  }

  return {
    ...shop,
    token,
    transfer,
    cash,
    send,
    done,
    event,
    bring,
    lying,
    stocked,
    orderAt,
    ordered,
    accept,
    codeFor,
    collectable,
    scanOf,
    scan,
    sell,
    sold,
  }
}
