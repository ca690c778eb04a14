import type { CustomerStatus } from '#contract/rules/order-states.ts'
import { orderRoadOf } from '#contract/rules/order-road.ts'
import type { Language } from '#contract/languages.ts'
import type { Order, OrderPickup } from '#contract/orders.ts'
import { zero } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'

type Entry = Order['timeline'][number]
type Item = Pick<Order['items'][number], 'is_pre_order' | 'ships_on'>
type Situated = Pick<Order, 'customer_status' | 'proof_refusal' | 'delivery' | 'pickup'> & { items: readonly Item[] }

export function headingOf(t: AreaTranslator<'order'>, order: Situated): string {
  const situation = situationOf(order)
  const toCollect = order.pickup ? collectingOf(order.pickup, situation) : undefined
  if (toCollect) return t(`heading.${toCollect}`)
  if (order.delivery === 'pickup' && situation === 'shipped') return t('heading.ready')
  if (order.delivery === 'pickup' && situation === 'completed') return t('heading.picked_up')
  return t(situation === 'processing' && hasPreOrder(order) ? 'heading.pre_ordered' : `heading.${situation}`)
}

export function madeOf(t: AreaTranslator<'order'>, { done, total }: NonNullable<Order['production_progress']>): string {
  return done === total ? t('made.all') : t('made.some', { done, total })
}

type DescribedOrder = Situated &
  Pick<Order, 'tracking_number' | 'email' | 'timeline' | 'total' | 'payment_status' | 'paid' | 'refunded'> & {
    payment_method: Pick<Order['payment_method'], 'type'>
  }

export function expectationOf(t: AreaTranslator<'order'>, order: DescribedOrder, language: Language): string {
  const situation = situationOf(order)
  const { email } = order
  const toCollect = order.pickup ? collectingOf(order.pickup, situation) : undefined
  if (order.total === zero && situation === 'processing') return freeText(t, order)
  if (order.pickup && toCollect) return t(`text.${toCollect}`, { event: order.pickup.title })
  if (order.pickup && situation === 'pending_payment')
    return t(order.payment_method.type === 'cash' ? 'text.payAtStall' : 'text.payForEvent', { event: order.pickup.title })
  const isPickup = order.delivery === 'pickup'
  switch (situation) {
    case 'pending_payment':
      if (hasPreOrder(order)) return preOrderText(t, order, language)
      if (order.payment_method.type === 'cash') return t('text.cash')
      return t(isPickup ? 'text.pickup' : 'text.pending_payment')
    case 'processing':
      if (hasPreOrder(order)) return paidPreOrderText(t, order, language)
      return t(isPickup ? 'text.processingPickup' : 'text.processing', { email })
    case 'proof_submitted':
      return t('text.proof_submitted', { email })
    case 'shipped':
      if (isPickup) return t('text.ready')
      return order.tracking_number === null ? t('text.shippedPlain') : t('text.shipped')
    case 'cancelled':
      return cancelledText(t, order)
    case 'proof_refused':
    case 'completed':
      return t(`text.${situation}`)
  }
}

function cancelledText(t: AreaTranslator<'order'>, { payment_status, paid, refunded, timeline }: DescribedOrder): string {
  if (payment_status === 'refunded') return t('text.cancelledRefunded')
  if (payment_status === 'paid' && paid > zero && refunded === zero) return t('text.cancelledPaid', { amount: formatMoney(paid) })
  return timeline.findLast(({ status }) => status === 'cancelled')?.kind === 'expired' ? t('text.expired') : t('text.cancelled')
}

function freeText(t: AreaTranslator<'order'>, order: DescribedOrder): string {
  const { email, pickup } = order
  if (pickup) return t('free.to_collect', { event: pickup.title })
  if (order.delivery === 'pickup') return t('free.processingPickup', { email })
  return t(hasPreOrder(order) ? 'free.pre_ordered' : 'free.processing', { email })
}

function collectingOf({ state, is_cancelled }: OrderPickup, situation: CustomerStatus | 'proof_refused') {
  if (situation === 'cancelled') return undefined
  if (state === 'collected') return 'collected_there'
  if (is_cancelled) return 'event_cancelled'
  if (state === 'missed') return 'not_collected'
  return situation === 'processing' || situation === 'shipped' ? 'to_collect' : undefined
}

function preOrderText(t: AreaTranslator<'order'>, order: Situated, language: Language): string {
  const day = readyOn(order)
  const key = order.delivery === 'pickup' ? 'text.pre_orderPickup' : 'text.pre_order'
  return day === undefined ? t(`${key}Plain`) : t(key, { date: formatDate(language, day) })
}

function paidPreOrderText(t: AreaTranslator<'order'>, order: DescribedOrder, language: Language): string {
  const day = readyOn(order)
  const { email } = order
  const isPickup = order.delivery === 'pickup'
  if (day === undefined) return t(isPickup ? 'text.processingPickup' : 'text.pre_orderedPlain', { email })
  return t(isPickup ? 'text.pre_orderedPickup' : 'text.pre_ordered', { email, date: formatDate(language, day) })
}

function hasPreOrder({ items }: Situated): boolean {
  return items.some(({ is_pre_order }) => is_pre_order)
}

/** The order leaves, or can be collected, with its last item. Undefined if any item has no day. */
function readyOn({ items }: Situated): string | undefined {
  const days = items.filter(({ is_pre_order }) => is_pre_order).map(({ ships_on }) => ships_on)
  return days.includes(null) ? undefined : (days.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')).at(-1) ?? undefined)
}

/** A refused proof gets its own heading while the order is unpaid. */
function situationOf({
  customer_status,
  proof_refusal,
}: Pick<Order, 'customer_status' | 'proof_refusal'>): CustomerStatus | 'proof_refused' {
  return customer_status === 'pending_payment' && proof_refusal !== null ? 'proof_refused' : customer_status
}

export type Road = { steps: { key: string; label: string }[]; current: number }

/** Undefined for a cancelled order, which has no further steps. */
export function roadOf(t: AreaTranslator<'order'>, order: Pick<Order, 'status' | 'delivery' | 'pickup'>): Road | undefined {
  const road = orderRoadOf(order)
  return road && { steps: road.steps.map(({ key, step }) => ({ key, label: t(`road.${step}`) })), current: road.current }
}

export function entryTitleOf(
  t: AreaTranslator<'order'>,
  { kind, status, payment_status, amount }: Entry,
  { delivery = 'parcel', total }: Partial<Pick<Order, 'delivery' | 'total'>> = {},
): string {
  if (total === zero && kind === 'status' && status === 'processing') return t('free.begun')
  if (delivery === 'pickup' && kind === 'status' && status === 'shipped') return t('heading.ready')
  if (delivery === 'pickup' && kind === 'status' && status === 'completed') return t('road.pickedUp')
  if (kind === 'refund') return t('timeline.refund', { amount: formatMoney(amount ?? zero) })
  if ((kind === 'status' || kind === 'payment') && status !== null) return t(`timeline.status.${status}`)
  if ((kind === 'status' || kind === 'payment') && payment_status !== null) return t(`timeline.payment.${payment_status}`)
  if (kind === 'payment') return t('timeline.payment.paid')
  return kind === 'status' ? t('timeline.note') : t(`timeline.${kind}`)
}
