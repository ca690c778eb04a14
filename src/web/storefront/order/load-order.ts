import { data, type RouterContextProvider } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'

/** Loads this visitor's order. Throws the same 404, with its messages, for another person's, an unknown or a misspelt order. */
export async function loadOrder(context: Readonly<RouterContextProvider>, orderId: string): Promise<Order> {
  try {
    return await context.get(apiContext).orders.get({ id: orderId })
  } catch (error) {
    const status = statusOf(error)
    // A malformed id is refused before the order is looked up.
    if (status === 404 || status === 400) throw data(messagesOf(context.get(visitContext).language, ['order']), { status: 404 })
    throw error
  }
}
