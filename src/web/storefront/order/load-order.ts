import { data, type RouterContextProvider } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'

/** The order of this visitor. Throws the same 404, with its words, for one that is not theirs, unknown or misspelt. */
export async function loadOrder(context: Readonly<RouterContextProvider>, orderId: string): Promise<Order> {
  try {
    return await context.get(apiContext).orders.get({ id: orderId })
  } catch (error) {
    const status = statusOf(error)
    // A malformed id is refused before anybody looks for it.
    if (status === 404 || status === 400) throw data(wordsOf(context.get(visitContext).language, ['order']), { status: 404 })
    throw error
  }
}
