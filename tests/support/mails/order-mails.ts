import { sql } from 'kysely'
import type { AdminEvent } from '#contract/admin-events.ts'
import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { type OrderMailKind, orderMailKinds } from '#contract/rules/order-mails.ts'
import { newId } from '#kit/ids.ts'
import { orderMailJob } from '#modules/orders/index.ts'
import { type PickupMail, pickupMailJob } from '#modules/stall/mails/pickup-mail-job.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Caused, dayMs, kindsOf, type MailShop } from './mail-shop.ts'
import { words } from './words.ts'

const free = { discount: sql<number>`subtotal`, tax: 0, total: 0, status: 'processing', payment_status: 'paid', paid_through: 'staff' }
const paid = { payment_status: 'paid' as const, paid_through: 'staff' as const, paid: sql<number>`total` }

/** State of the order when the mail is due. */
const standings: Record<OrderMailKind, object> = {
  received: {},
  pay_link: { channel: 'staff' },
  proof_received: { payment_status: 'proof_submitted' },
  proof_refused: {},
  processing: { status: 'processing', ...paid },
  shipped: { status: 'shipped', ...paid },
  completed: { status: 'completed', ...paid },
  cancelled: { status: 'cancelled' },
  refunded: { status: 'completed', ...paid, refunded: 10 },
}

type Variant = {
  kinds: readonly OrderMailKind[]
  place: (language: Language) => object | Promise<object>
  also?: object
  isPreOrder?: true
}

/** Mails about orders: parcels, and the variants whose text differs. */
export function orderMails({ call, db, given, enqueue, staff, ...shop }: MailShop) {
  const events = new Map<Language, Promise<{ eventId: string; productId: string }>>()
  const pickup = { delivery: 'pickup', shipping: undefined }
  const variants: Record<string, Variant> = {
    parcel: {
      kinds: orderMailKinds,
      place: () => ({}),
      also: { discount: 5, discount_code: 'FELT', gift_wrapping: 8, total: sql<number>`total + 3`, tracking_number: 'ERA 123 456 789 MY' },
    },
    collected: { kinds: ['received', 'processing', 'shipped', 'completed'], place: () => pickup },
    atEvent: { kinds: ['received', 'processing', 'shipped'], place: atEvent },
    atEventCollected: { kinds: ['completed'], place: atEvent, also: { collected_at: new Date() } },
    cash: { kinds: ['received'], place: async (language) => ({ ...(await atEvent(language)), payment_method_id: shop.cash }) },
    sale: { kinds: ['completed'], place: atEvent, also: { channel: 'counter' } },
    preOrder: { kinds: ['received', 'pay_link', 'processing'], place: () => ({}), isPreOrder: true },
    free: { kinds: ['received'], place: () => pickup, also: free },
    freeAtEvent: { kinds: ['received'], place: atEvent, also: free },
  }

  return { ordered, ofOrders, ofPickups }

  async function ofOrders(language: Language): Promise<Caused> {
    const caused: Caused = {}
    for (const [name, { kinds, place, also = {}, isPreOrder = false }] of Object.entries(variants))
      for (const kind of kinds) {
        const order = await ordered(language, await place(language), isPreOrder)
        const refusal = kind === 'proof_refused' ? { proof_refusal: words[language].said } : {}
        const change = { gift_message: words[language].said, ...also, ...standings[kind], ...refusal }
        await db.updateTable('orders').set(change).where('id', '=', order.id).execute()
        const occasion = await happened(order.id, kind, words[language].said)
        await enqueue(orderMailJob, { orderId: order.id, kind, occasion })
        caused[`${name} ${kind}`] = `order:${order.id}:${kind}:${occasion}`
      }
    return caused
  }

  async function ofPickups(language: Language): Promise<Caused> {
    const caused: Caused = {}
    const kinds: Record<PickupMail['kind'], true> = { reminder: true, cancelled: true, moved: true }
    for (const kind of kindsOf(kinds)) {
      const [{ id: orderId }, occasion] = [await ordered(language, await atEvent(language)), newId()]
      await enqueue(pickupMailJob, { orderId, kind, occasion })
      caused[kind] = `pickup:${orderId}:${kind}:${occasion}`
    }
    return caused
  }

  async function ordered(language: Language, changes: object = {}, isPreOrder = false): Promise<Order> {
    const { thing, name } = words[language]
    const { event_id } = changes as { event_id?: string }
    const productId = event_id === undefined ? (await given.product({ name: thing, price: 40 })).id : (await fair(language)).productId
    const contact = { name, email: shop.addressOf(language, 'buyer'), phone: '+60 12 345 6789' }
    const { status, body } = await call('POST', `/api/orders?lang=${language}`, {
      body: orderOf(shop.transfer, [{ product_id: productId, quantity: 2 }], { contact, ...changes }),
      headers: { 'idempotency-key': newId() },
    })
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(body)}`)
    const order = body['order'] as Order
    if (isPreOrder) await db.updateTable('order_items').set({ is_pre_order: true }).where('order_id', '=', order.id).execute()
    return order
  }

  async function atEvent(language: Language) {
    return { event_id: (await fair(language)).eventId, shipping: undefined }
  }

  function fair(language: Language) {
    const known = events.get(language) ?? makeFair(language)
    events.set(language, known)
    return known
  }

  async function makeFair(language: Language) {
    const { thing, place, street } = words[language]
    const starts = Date.now() + dayMs
    const { id: eventId } = await staff<AdminEvent>('POST', '/api/admin/events', {
      slug: `fair-${language}`,
      title: place,
      venue: place,
      address: street,
      status: 'published',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 3_600_000).toISOString(),
    })
    const { id: productId } = await given.product({ name: thing, price: 40 })
    await staff('POST', `/api/admin/events/${eventId}/inventory`, { items: [{ product_id: productId, change: 50 }] })
    return { eventId, productId }
  }

  /** Adds the step of the order that the mail is about. */
  async function happened(orderId: string, kind: OrderMailKind, note: string): Promise<string> {
    const [id, created_at] = [newId(), new Date()]
    const steps = {
      cancelled: { kind: 'status', status: 'cancelled', note, account_id: shop.staffId },
      refunded: { kind: 'refund', amount: 10, note },
    } as const
    if (kind !== 'cancelled' && kind !== 'refunded') return id
    await db
      .insertInto('order_history')
      .values({ id, order_id: orderId, created_at, ...steps[kind] })
      .execute()
    return id
  }
}
