import { data, type RouterContextProvider } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'

/** This visitor's order. Throws the same 404, with its messages, for another's, an unknown or a misspelt one. */
export async function loadOrder(context: Readonly<RouterContextProvider>, orderId: string): Promise<Order> {
  try {
    return await context.get(apiContext).orders.get({ id: orderId })
  } catch (error) {
    const status = statusOf(error)
    // A malformed id is refused before anybody looks for it.
    if (status === 404 || status === 400) throw data(messagesOf(context.get(visitContext).language, ['order']), { status: 404 })
    throw error
  }
}
