import type { OrderRow } from '#contract/orders.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** From this duration on, the remaining time is shown in days instead of hours. */
const shownInDaysMs = 4 * dayMs

/** Returns the most useful note on an order: its tracking number, its production progress or its remaining payment time. */
export function noteOf(t: AreaTranslator<'admin-orders'>, order: OrderRow, loadedAt: string): string {
  if (order.tracking_number && order.status !== 'cancelled') return order.tracking_number
  if (order.status === 'processing' && order.production) {
    const { done, items, is_ready } = order.production
    return is_ready && order.delivery === 'parcel' ? t('ready') : t('made', { done, items })
  }
  if (order.customer_status !== 'pending_payment' || !order.expires_at) return ''
  const leftMs = Date.parse(order.expires_at) - Date.parse(loadedAt)
  if (leftMs <= 0) return t('expiring')
  return leftMs < shownInDaysMs
    ? t('hoursLeft', { count: Math.ceil(leftMs / hourMs) })
    : t('daysLeft', { count: Math.floor(leftMs / dayMs) })
}
