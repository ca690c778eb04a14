import type { OrderStatus } from '#contract/rules/order-states.ts'
import type { OrderRefunds, StaffOrder } from '#contract/orders.ts'
import type { Language } from '#contract/languages.ts'
import { request } from '#web/browser/request.ts'
import { RequestError } from '#web/browser/request-errors.ts'

/** Stock, letters and history are written before the answer comes. */
const timeoutMs = 15_000

export type StatusChange = { status: OrderStatus; note?: string; tracking_number?: string }

export function setOrderStatus(orderId: string, change: StatusChange, language: Language): Promise<StaffOrder> {
  return send('PUT', `/api/admin/orders/${orderId}/status`, change, language)
}

export function acceptPayment(orderId: string, language: Language): Promise<StaffOrder> {
  return send('PUT', `/api/admin/orders/${orderId}/payment`, { decision: 'accept' }, language)
}

export function refusePayment(orderId: string, reason: string, language: Language): Promise<StaffOrder> {
  return send('PUT', `/api/admin/orders/${orderId}/payment`, { decision: 'refuse', reason }, language)
}

export function setHold(orderId: string, hours: number, language: Language): Promise<StaffOrder> {
  return send('PUT', `/api/admin/orders/${orderId}/hold`, { hours }, language)
}

export function addOrderNote(orderId: string, note: string, language: Language): Promise<StaffOrder> {
  return send('POST', `/api/admin/orders/${orderId}/notes`, { note }, language)
}

export type RefundWish = { amount: number; note?: string | undefined; is_by_hand: boolean }

/** `key` is kept for a repeat whose first answer was lost. */
export function refundOrder(orderId: string, wish: RefundWish, key: string, language: Language): Promise<OrderRefunds> {
  const headers = { 'idempotency-key': key }
  return request<OrderRefunds>(`/api/admin/orders/${orderId}/refunds?lang=${language}`, { method: 'POST', body: wish, headers, timeoutMs })
}

/** The server's own sentence, which is in the visitor's language; undefined when it could not be reached. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError) || !error.answer) return undefined
  return Object.values(error.answer.fields ?? {})[0] ?? error.answer.error
}

function send(method: 'PUT' | 'POST', path: string, body: object, language: Language): Promise<StaffOrder> {
  return request<StaffOrder>(`${path}?lang=${language}`, { method, body, timeoutMs })
}
