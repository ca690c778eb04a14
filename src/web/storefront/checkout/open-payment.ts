import * as payments from '#contract/calls/payments.gen.ts'
import { type Language, prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { loadDocument } from '#web/browser/calls/load-document.ts'
import { write } from '#web/browser/calls/write.ts'
import { paymentTimeoutMs } from '#web/commerce/order/payment-timeout.ts'

/** Going back leads to the order. Returns only if the page does not open; the order's page then offers payment again. */
export async function openPayment(orderId: string, language: Language): Promise<void> {
  try {
    const { url } = await write(payments.startPayment, { id: orderId }, { language, timeoutMs: paymentTimeoutMs })
    window.history.replaceState(window.history.state, '', prefixOf(language) + pages.order(orderId))
    await loadDocument(url)
  } catch {
    // The order's page has the payment button and shows the error when it is pressed.
  }
}
