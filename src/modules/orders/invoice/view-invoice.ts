import type { Address, BillingAddress } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { isLess, type Money, zero } from '#contract/rules/money.ts'
import { returnedOf } from '#contract/rules/order-money.ts'
import type { Order } from '#contract/orders.ts'
import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { countryName } from '#modules/checkout/index.ts'
import type { AreaTranslator } from '#modules/server-translator.ts'

export type InvoiceLine = { name: string; notes: string; quantity: string; price: string; amount: string }
export type InvoiceSum = { label: string; amount: string }

/** An invoice as finished texts, so drawing makes no decisions. */
export type InvoiceView = {
  title: string
  shop: string
  shopRows: string[]
  facts: { label: string; value: string }[]
  addresses: { label: string; rows: string[] }[]
  headings: { item: string; quantity: string; price: string; amount: string }
  lines: InvoiceLine[]
  sums: InvoiceSum[]
  total: InvoiceSum
  after: InvoiceSum[]
  payment: string[]
  closing: string[]
  continued: string
  pageOf: (page: number, pages: number) => string
}

export type InvoiceFacts = {
  order: Order
  /** The rate on the day of the order; 0.06 means 6 %. */
  taxRate: number
  shop: { name: string; email: string; site: string; address: Address; sstNumber: string }
  language: Language
}

export function viewInvoice(t: AreaTranslator<'invoice'>, { order, taxRate, shop, language }: InvoiceFacts): InvoiceView {
  const number = order.order_number
  const returned = returnedOf(order)
  return {
    title: order.status === 'cancelled' ? t('titleCancelled') : t('title'),
    shop: shop.name,
    shopRows: [sellerAddress(shop.address, language), shop.sstNumber && t('sst', { number: shop.sstNumber }), shop.site, shop.email].filter(
      Boolean,
    ),
    facts: [
      { label: t('number'), value: number },
      { label: t('placed'), value: formatDate(language, order.placed_at) },
      { label: t('payment'), value: paymentState(t, order, language) },
    ],
    addresses: [
      { label: t('billTo'), rows: billRows(order, language) },
      order.delivery === 'pickup'
        ? { label: t('pickupAt'), rows: addressRows({ name: shop.name }, order.shipping_address, language) }
        : { label: t('shipTo'), rows: [...addressRows(order, order.shipping_address, language), order.phone].filter(Boolean) },
    ],
    headings: { item: t('item'), quantity: t('quantity'), price: t('price'), amount: t('amount') },
    lines: order.items.map((item) => ({
      name: item.name,
      notes: [item.variation_name, item.size, t('sku', { sku: item.sku }), preOrderNote(t, item, { delivery: order.delivery, language })]
        .filter(Boolean)
        .join(' · '),
      quantity: String(item.quantity),
      price: formatMoney(item.unit_price),
      amount: formatMoney(item.line_total),
    })),
    sums: sumsOf(t, order, taxRate, language),
    total: { label: t('total'), amount: formatMoney(order.total) },
    after: isLess(zero, returned) ? [{ label: t('returned'), amount: `−${formatMoney(returned)}` }] : [],
    payment: [order.payment_method.title, ...(order.reference === null ? [] : [t('reference', { reference: order.reference })])],
    closing: [t('thanks'), t('currency')],
    continued: t('continued', { shop: shop.name, number }),
    pageOf: (page, pages) => t('page', { page, pages }),
  }
}

function sellerAddress(place: Address, language: Language): string {
  const { address, zip, city } = place
  return [address, [zip, city].filter(Boolean).join(' '), countryName(place, language)].filter(Boolean).join(', ')
}

type Situation = { delivery: Order['delivery']; language: Language }

function preOrderNote(
  t: AreaTranslator<'invoice'>,
  { is_pre_order, ships_on }: Order['items'][number],
  { delivery, language }: Situation,
): string | null {
  if (!is_pre_order) return null
  if (ships_on === null) return t('preOrder')
  return t(delivery === 'pickup' ? 'preOrderReady' : 'preOrderShips', { date: formatDate(language, ships_on) })
}

function paymentState(t: AreaTranslator<'invoice'>, order: Order, language: Language): string {
  if (order.payment_status === 'refunded') return t('refunded')
  if (order.status === 'cancelled') return t('cancelled')
  if (order.payment_status === 'paid') {
    const paid = order.timeline.findLast((entry) => entry.payment_status === 'paid')
    return t('paidOn', { date: formatDate(language, paid?.at ?? order.placed_at) })
  }
  if (order.payment_status === 'proof_submitted') return t('proof')
  return order.expires_at === null ? t('due') : t('dueBy', { date: formatDate(language, order.expires_at) })
}

function sumsOf(
  t: AreaTranslator<'invoice'>,
  { subtotal, discount, discount_code: code, gift_wrapping, shipping, tax, rounding, delivery }: Order,
  taxRate: number,
  language: Language,
): InvoiceSum[] {
  const hasSome = (amount: Money) => isLess(zero, amount)
  return [
    { label: t('items'), amount: formatMoney(subtotal) },
    ...(hasSome(discount)
      ? [
          {
            label: code === null ? t('discount', { percent: formatPercent(language, discount / subtotal) }) : t('code', { code }),
            amount: `−${formatMoney(discount)}`,
          },
        ]
      : []),
    ...(gift_wrapping === null ? [] : [{ label: t('wrapping'), amount: hasSome(gift_wrapping) ? formatMoney(gift_wrapping) : t('free') }]),
    {
      label: delivery === 'pickup' ? t('pickup') : code === null || hasSome(discount) ? t('shipping') : t('shippingByCode', { code }),
      amount: hasSome(shipping) ? formatMoney(shipping) : t('free'),
    },
    ...(hasSome(tax) ? [{ label: t('tax', { percent: formatPercent(language, taxRate, 2) }), amount: formatMoney(tax) }] : []),
    ...(rounding === 0 ? [] : [{ label: t('rounding'), amount: formatMoney(rounding) }]),
  ]
}

/** Without a billing address, an order for collection shows only name and phone. */
function billRows(order: Order, language: Language): string[] {
  if (order.billing_address) return addressRows(order, order.billing_address, language)
  return order.delivery === 'pickup' ? [order.name, order.phone].filter(Boolean) : addressRows(order, order.shipping_address, language)
}

function addressRows(order: Pick<Order, 'name'>, address: BillingAddress, language: Language): string[] {
  return [address.name || order.name, ...placeRows(address, language)].filter(Boolean)
}

/** Returns the lines below the name. Omits a state with the same name as the city. */
export function placeRows(place: BillingAddress, language: Language): string[] {
  const { address, zip, city, state } = place
  const town = [zip, city].filter(Boolean).join(' ')
  return [...address.split('\n'), town, isSamePlace(state, city) ? '' : state, countryName(place, language)].filter(Boolean)
}

const isSamePlace = (state: string, city: string) => state.trim().toLocaleLowerCase() === city.trim().toLocaleLowerCase()
