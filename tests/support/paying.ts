import type { Actor } from '#contract/actor.ts'
import { newId } from '#kit/ids.ts'
import { unlimited } from '#kit/limits/limits.ts'
import { setGatewayModes } from '#modules/checkout/index.ts'
import type { RequestContext } from '#modules/context.ts'
import { gatewayModes, type PaymentServices } from '#modules/payments/index.ts'
import { forgetSettings } from '#modules/settings/index.ts'
import { orderOf } from './given.ts'
import type { Asking, testShop } from './test-shop.ts'

export function paying(shop: Awaited<ReturnType<typeof testShop>>, services: PaymentServices) {
  const { db, given } = shop
  setGatewayModes(shop.memory, gatewayModes(services))

  async function order(type: 'card' | 'paypal' | 'bank_transfer' = 'card', asking: Asking = {}, price = 40) {
    const methodId = newId()
    await db.insertInto('payment_methods').values({ id: methodId, type, title: type }).execute()
    forgetSettings(shop.memory)
    const mug = await given.product({ price })
    const { body } = await shop.place(orderOf(methodId, [{ product_id: mug.id, quantity: 1 }]), asking)
    if (!body.order) throw new Error(`the order was refused: ${JSON.stringify(body)}`)
    return { id: body.order.id, number: body.order.order_number, total: body.order.total, guestTokens: [body.guest_token].filter(Boolean) }
  }

  function contextFor(guestTokens: readonly string[], actor?: Actor): RequestContext {
    return {
      ctx: shop.ctxOf(actor ? { actor } : {}),
      address: '203.0.113.7',
      idempotencyKey: undefined,
      guestTokens,
      limits: unlimited,
      headers: new Headers(),
      reply: new Headers(),
      isHttps: false,
      isForeign: false,
      counted: new Set(),
    }
  }

  async function stateOf(orderId: string) {
    const state = await db
      .selectFrom('orders')
      .select(['status', 'payment_status', 'paid_through', 'reference'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const payments = await db
      .selectFrom('payments')
      .select(['status', 'amount', 'capture_reference'])
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const notes = await db
      .selectFrom('order_history')
      .select('note')
      .where('order_id', '=', orderId)
      .where('is_internal', '=', true)
      .execute()
    return { ...state, payments, notes: notes.map(({ note }) => note) }
  }

  async function cancel({ id, guestTokens }: { id: string; guestTokens: readonly string[] }): Promise<void> {
    const { status } = await shop.ask('POST', `/orders/${id}/cancellation`, {}, { guestTokens })
    if (status !== 200) throw new Error(`the order was not cancelled: ${status}`)
  }

  async function accept(orderId: string): Promise<void> {
    const { status } = await shop.ask(
      'PUT',
      `/admin/orders/${orderId}/payment`,
      { decision: 'accept' },
      { actor: await given.account({ role: 'staff' }) },
    )
    if (status !== 200) throw new Error(`the payment was not accepted: ${status}`)
  }

  return { order, cancel, accept, contextFor, stateOf, ctx: shop.ctxOf() }
}
