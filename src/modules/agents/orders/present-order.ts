import { isDeepStrictEqual } from 'node:util'
import { promiseTexts } from '#contract/messages/promise-texts.ts'
import type { Order } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { type Money, subtract, toSen, zero } from '#contract/rules/money.ts'
import { unitName } from '#contract/rules/unit-name.ts'
import type { Ctx } from '#modules/context.ts'
import { getOrderForCustomer } from '#modules/orders/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { AgentOrder } from './agent-order-store.ts'

const eventTypes: Partial<Record<Order['status'], string>> = {
  processing: 'processing',
  shipped: 'shipped',
  completed: 'delivered',
  cancelled: 'canceled',
}

/** Returns the page where the buyer follows an order. It holds no secret. */
export function orderPage(publicUrl: string, orderNumber: string): string {
  return `${publicUrl}${pages.trackOrder()}?number=${orderNumber}`
}

/** Writes an order for the agent that prepared it: goods, sums and what happened, but nobody's name. */
export async function presentOrder(ctx: Ctx, { orderId, checkoutId, language, version }: AgentOrder, publicUrl: string) {
  const order = await getOrderForCustomer({ ...ctx, language }, orderId)
  const isCancelled = order.status === 'cancelled'
  return {
    ucp: { version, status: 'success', capabilities: { 'dev.ucp.shopping.order': [{ version }] } },
    id: order.id,
    label: order.order_number,
    checkout_id: checkoutId,
    currency: 'MYR',
    permalink_url: orderPage(publicUrl, order.order_number),
    line_items: order.items.map((item) => writeItem(item, order.status)),
    fulfillment: { expectations: isCancelled ? [] : [writeExpectation(order, language)], events: writeEvents(order) },
    adjustments: writeRefunds(order),
    totals: writeTotals(order, language),
  }
}
export type WrittenOrder = Awaited<ReturnType<typeof presentOrder>>

function writeItem(item: Order['items'][number], status: Order['status']) {
  const isOut = status === 'shipped' || status === 'completed'
  const total = status === 'cancelled' ? 0 : item.quantity
  const fulfilled = Math.min(total, isOut ? item.quantity : item.handed_over)
  const title = [item.name, item.variation_name, item.size].filter(Boolean).join(' · ')
  const amount = toSen(item.line_total)
  return {
    id: lineId(item),
    item: {
      id: unitName({ id: item.variation_id ?? item.product_id, size: item.size ?? null }),
      title: agentText(title),
      price: toSen(item.unit_price),
    },
    quantity: { original: item.quantity, total, fulfilled },
    status: total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing',
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  }
}

function lineId({ id }: Order['items'][number]): string {
  return `li_${id}`
}

function linesOf({ items }: Order) {
  return items.map((item) => ({ id: lineId(item), quantity: item.quantity }))
}

function writeExpectation(order: Order, language: AgentOrder['language']) {
  const { state, zip, country } = order.shipping_address
  const description = describe(order, language)
  return {
    id: order.delivery === 'pickup' ? 'collection' : 'parcel',
    line_items: linesOf(order),
    method_type: order.delivery === 'pickup' ? 'pickup' : 'shipping',
    destination: {
      ...(state && { address_region: agentText(state) }),
      ...(zip && { postal_code: agentText(zip) }),
      ...(/^[A-Z]{2}$/.test(country) && { address_country: country }),
    },
    ...(description !== undefined && { description }),
  }
}

function describe({ status, payment_status, delivery, event_id, promised }: Order, language: AgentOrder['language']): string | undefined {
  const t = serverTranslator('agents', language)
  if (status === 'pending' && payment_status !== 'paid') return t('delivery.waitsForPayment')
  if (event_id !== null) return t('delivery.atEvent')
  if (!promised) return undefined
  return promiseTexts(serverTranslator('promise', language), language, promised, delivery === 'pickup')[0]
}

/** The history is only added to, so an entry's place is its id. */
function writeEvents(order: Order) {
  const { tracking_number, carrier_name, tracking_url } = order
  const parcel = {
    ...(tracking_number !== null && { tracking_number: agentText(tracking_number) }),
    ...(tracking_url !== null && { tracking_url }),
    ...(carrier_name !== null && { carrier: agentText(carrier_name) }),
  }
  return order.timeline.flatMap(({ status, at }, index) => {
    const type = status === null ? undefined : eventTypes[status]
    if (type === undefined) return []
    return [{ id: `event_${index}`, occurred_at: at, type, line_items: linesOf(order), ...(type === 'shipped' && parcel) }]
  })
}

/** A refund that a bank sent back has failed; the newest ones that fit are taken for those. */
function writeRefunds({ timeline, refunded }: Order) {
  let sentBack = timeline.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? toSen(amount ?? zero) : 0), 0) - toSen(refunded)
  return timeline
    .flatMap(({ kind, amount, at }, index) =>
      kind === 'refund' && amount !== null ? [{ id: `refund_${index}`, sen: toSen(amount), at }] : [],
    )
    .toReversed()
    .map(({ id, sen, at }) => {
      const hasFailed = sen <= sentBack
      if (hasFailed) sentBack -= sen
      const status = hasFailed ? 'failed' : 'completed'
      return { id, type: 'refund', occurred_at: at, status, totals: [{ type: 'total', amount: -sen }] }
    })
    .toReversed()
}

function writeTotals(order: Order, language: AgentOrder['language']) {
  const t = serverTranslator('agents', language)
  const part = (type: string, amount: Money | null, words = {}) =>
    amount === null || amount === zero ? [] : [{ type, amount: toSen(amount), ...words }]
  return [
    { type: 'subtotal', amount: toSen(order.subtotal) },
    ...part('discount', subtract(zero, order.discount)),
    ...part('fee', order.gift_wrapping, { display_text: t('totals.giftWrapping') }),
    { type: 'fulfillment', amount: toSen(order.shipping) },
    { type: 'tax', amount: toSen(order.tax) },
    ...part('rounding', order.rounding, { display_text: t('totals.rounding') }),
    { type: 'total', amount: toSen(order.total) },
  ]
}

/** Whether an agent would learn nothing from the second that the first does not say. */
export function isSameOrder(first: unknown, second: WrittenOrder): boolean {
  return isDeepStrictEqual(first, JSON.parse(JSON.stringify(second)))
}
