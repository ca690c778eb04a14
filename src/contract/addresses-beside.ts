import type { Language } from './languages.ts'
import type { PrintFormat, PrintLayout } from './rules/partner-prints.ts'

/** Address of an order's invoice. A file, so it is not a call of the contract. */
export function invoiceAddress(orderId: string, language: Language): string {
  return `/api/orders/${encodeURIComponent(orderId)}/invoice.pdf?lang=${language}`
}

export function paymentCodeAddress(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/payment-code.svg`
}

export function pickupCalendarAddress(eventId: string, orderId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}/orders/${encodeURIComponent(orderId)}/calendar.ics`
}

export function packingSlipsAddress(orderIds: readonly string[]): string {
  const [only, ...more] = orderIds
  if (only !== undefined && more.length === 0) return `/api/admin/orders/${encodeURIComponent(only)}/packing-slip.pdf`
  return `/api/admin/orders/packing-slips.pdf?ids=${orderIds.map(encodeURIComponent).join(',')}`
}

export function jobTicketAddress(itemId: string, language: Language): string {
  return `/api/admin/order-items/${encodeURIComponent(itemId)}/job-ticket.pdf?lang=${language}`
}

/** Job tickets of these items, or of all items of these orders, four to a page. */
export function jobTicketsAddress(ids: readonly string[], language: Language): string {
  return `/api/admin/production-queue/tickets.pdf?ids=${ids.map(encodeURIComponent).join(',')}&lang=${language}`
}

/** Event stream of changes in these tables; it begins with a greeting. */
export function liveAddress(tables: readonly string[]): string {
  return `/api/realtime?tables=${tables.join(',')}&greeting=1`
}

export function staffHintsAddress(topics: string): string {
  return `/api/realtime/staff?topics=${topics}`
}

export function orderHintsAddress(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/live`
}

export type PrintWishes = { format: PrintFormat; layout?: PrintLayout; page?: string; lang?: Language }

export function printAddress(trackingCode: string, { format, layout = 'plain', page = '/', lang }: PrintWishes): string {
  const query = new URLSearchParams({ ...(layout !== 'plain' && { layout }), ...(page !== '/' && { page }), ...(lang && { lang }) })
  const file = `/api/qr/${encodeURIComponent(trackingCode)}.${format}`
  return query.size === 0 ? file : `${file}?${query.toString()}`
}

export function statementAddress(payoutId: string, language: Language): string {
  return `/api/partner/payouts/${encodeURIComponent(payoutId)}/statement.pdf?lang=${language}`
}

export function payoutStatementAddress(payoutId: string, language: Language): string {
  return `/api/admin/partners/payouts/${encodeURIComponent(payoutId)}/statement.pdf?lang=${language}`
}

export function commissionsFileAddress({ from, to, lang }: { from?: string; to?: string; lang: Language }): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }), lang })
  return `/api/partner/commissions.csv?${query.toString()}`
}

export function einvoiceMonthAddress(month: string): string {
  return `/api/admin/einvoice/months/${encodeURIComponent(month)}.csv`
}

export function visitEventsAddress(filters: Readonly<Record<string, string>>, language: Language): string {
  return `/api/admin/analytics/events/live?${new URLSearchParams({ ...filters, lang: language }).toString()}`
}

/** Event stream of hints `{topic: 'studio', id, type}`, and `progress` with `{id, progress}` while a picture is made. */
export function studioEventsAddress(sessionId: string): string {
  return `/api/admin/studio/sessions/${encodeURIComponent(sessionId)}/events`
}

export function reviewPictureAddress(pictureId: string, size: 'small' | 'large'): string {
  return `/api/review-pictures/${encodeURIComponent(pictureId)}${size === 'small' ? '?size=small' : ''}`
}

export function returnPictureAddress(pictureId: string): string {
  return `/api/return-pictures/${encodeURIComponent(pictureId)}`
}
