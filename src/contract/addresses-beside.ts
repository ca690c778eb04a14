import type { Language } from './languages.ts'

/** Where an order's invoice is downloaded; a file, and so no call. */
export function invoiceAddress(orderId: string, language: Language): string {
  return `/api/orders/${encodeURIComponent(orderId)}/invoice.pdf?lang=${language}`
}

/** The DuitNow code of an order, drawn with its amount and number. */
export function paymentCodeAddress(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/payment-code.svg`
}

/** Slips for the parcels of these orders, one after another. */
export function packingSlipsAddress(orderIds: readonly string[]): string {
  const [only, ...more] = orderIds
  if (only !== undefined && more.length === 0) return `/api/admin/orders/${encodeURIComponent(only)}/packing-slip.pdf`
  return `/api/admin/orders/packing-slips.pdf?ids=${orderIds.map(encodeURIComponent).join(',')}`
}

/** The A6 ticket of an item at a press. */
export function jobTicketAddress(itemId: string, language: Language): string {
  return `/api/admin/order-items/${encodeURIComponent(itemId)}/job-ticket.pdf?lang=${language}`
}

/** Tickets of these items, or of all items of these orders, four on a page. */
export function jobTicketsAddress(ids: readonly string[], language: Language): string {
  return `/api/admin/production-queue/tickets.pdf?ids=${ids.map(encodeURIComponent).join(',')}&lang=${language}`
}

/** The stream of what changes in these tables; it begins with a greeting. */
export function liveAddress(tables: readonly string[]): string {
  return `/api/realtime?tables=${tables.join(',')}&greeting=1`
}

/** The stream of hints that something of the back office changed. */
export function staffHintsAddress(topics: string): string {
  return `/api/realtime/staff?topics=${topics}`
}

/** The stream of hints that an order changed. */
export function orderHintsAddress(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/live`
}
