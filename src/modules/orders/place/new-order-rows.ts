import type { Address, NewOrder } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { add, type Money, zero } from '#contract/rules/money.ts'
import type { Channel } from '#contract/rules/order-states.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { newId } from '#kit/ids.ts'
import type { ChosenMethod, PricedLine, totalOrder } from '#modules/checkout/index.ts'
import type { NewOrderRows } from './insert-order.ts'
import type { OrderDetails, PaymentMethodCopy } from '../read/order-details.ts'

type Composing = {
  orderId: string
  ownerId: string | null
  /** The account that wrote the order: the buyer's or a staff member's. */
  byAccountId: string | null
  channel: Channel
  language: Language
  input: NewOrder
  shippingAddress: Address
  lines: readonly PricedLine[]
  totals: Awaited<ReturnType<typeof totalOrder>>
  promised: DeliveryPromise | null
  paymentMethod: Omit<ChosenMethod, 'id'> & { id: string | null }
  placedAt: Date
  expiresAt: Date | null
  eventId: string | null
  /** For a sale at a stall, which is paid and handed over when it is recorded. */
  sale: { rounding: Money } | undefined
}

type ComposedOrder = Omit<NewOrderRows, 'tokenHash' | 'origin' | 'items' | 'historyId'> & {
  items: (OrderDetails['items'][number] & { stock_level_id: string | null })[]
  history: OrderDetails['history'][number]
}

/** Returns the rows of a new order. All values are copied, so later changes don't affect it. */
export function composeOrder({
  orderId,
  ownerId,
  byAccountId,
  channel,
  language,
  input,
  shippingAddress,
  lines,
  totals,
  promised,
  paymentMethod,
  placedAt,
  expiresAt,
  eventId,
  sale,
}: Composing): ComposedOrder {
  const rounding = sale?.rounding ?? zero
  const total = add(totals.total, rounding)
  const state = sale
    ? ({ status: 'completed', payment_status: 'paid' } as const)
    : ({ status: 'pending', payment_status: 'unpaid' } as const)
  return {
    order: {
      id: orderId,
      account_id: ownerId,
      ...state,
      channel,
      language,
      contact_name: input.contact.name,
      email: input.contact.email,
      phone: input.contact.phone,
      delivery: eventId === null ? (input.delivery ?? 'parcel') : 'pickup',
      promised_made_by: promised?.made_by ?? null,
      promised_from: promised?.arrives_from ?? null,
      promised_to: promised?.arrives_to ?? null,
      shipping_address: shippingAddress,
      billing_address: input.billing ?? null,
      shipping_zone: totals.shipping_zone,
      subtotal: totals.subtotal,
      discount: totals.discount,
      discount_code: totals.discount_code,
      gift_wrapping: totals.gift_wrapping,
      shipping: totals.shipping,
      tax: totals.tax,
      rounding,
      total,
      paid: sale ? total : zero,
      paid_through: sale ? 'staff' : null,
      refunded: zero,
      tax_rate: totals.tax_rate,
      payment_method_id: paymentMethod.id,
      payment_method: copyOf(paymentMethod),
      reference: null,
      tracking_number: null,
      note: input.note || null,
      gift_message: input.gift_message || null,
      partner_code: input.partner_code || null,
      event_id: eventId,
      collected_at: null,
      proof_refusal: null,
      placed_at: placedAt,
      expires_at: expiresAt,
    },
    items: lines.map((line) => ({
      id: newId(),
      product_id: line.product_id,
      variation_id: line.variation_id,
      variation_name: line.variation_name,
      size: line.size,
      sku: line.sku,
      name: line.name,
      image_url: line.image_url,
      quantity: line.quantity,
      unit_price: line.unit_price,
      line_total: line.line_total,
      is_pre_order: line.is_pre_order,
      ships_on: line.ships_on,
      handed_over: 0,
      is_collected_earlier: false,
      stock_level_id: line.stock_level_id,
    })),
    history: {
      kind: 'placed',
      ...state,
      note: null,
      amount: null,
      is_internal: false,
      is_override: false,
      held_until: null,
      about: null,
      account_id: byAccountId,
      created_at: placedAt.toISOString(),
    },
  }
}

function copyOf(method: Omit<ChosenMethod, 'id'>): PaymentMethodCopy {
  return {
    type: method.type,
    title: method.title,
    instructions: method.instructions,
    image_url: method.image_url,
    account_number: method.account_number,
    bank_name: method.bank_name,
    beneficiary_name: method.beneficiary_name,
    swift_code: method.swift_code,
    show_bank_details: method.show_bank_details,
    duitnow_payload: method.duitnow_payload,
  }
}
