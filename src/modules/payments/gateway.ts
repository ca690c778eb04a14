import type { Language } from '#contract/languages.ts'
import type { Money } from '#contract/rules/money.ts'

export type Provider = 'stripe' | 'paypal' | 'sandbox'

/** What a payment service is asked to collect. Asking twice for one `paymentId` opens one page. */
export type PaymentRequest = {
  paymentId: string
  orderId: string
  orderNumber: string
  amount: Money
  description: string
  email: string
  language: Language
  shopName: string
  startedAt: Date
  /** Where the service sends the buyer afterwards. */
  returnUrl: string
  cancelUrl: string
}

export type OpenedPayment = { reference: string; url: string }

/** What a service said happened, in our words. Amounts are in sen; a currency is in capitals. */
export type PaymentNews = {
  kind: 'captured' | 'failed'
  /** The service's name of the payment page or order. */
  reference: string | undefined
  /** Ours, which the service carried along. */
  paymentId: string | undefined
  captureReference: string
  amountSen: number
  currency: string
}

export type RefundRequest = {
  /** Ours: asked again under the same one, a service pays nothing back twice. */
  refundId: string
  captureReference: string
  amount: Money
}

/** A refusal is the service's last word; what may pass by itself is thrown instead. Its reference is there when it made a refund at all. */
export type RefundAnswer = { kind: 'done'; reference: string } | { kind: 'refused'; reason: string; reference?: string | undefined }

/** What a service tells of money on its way back, whoever sent it. The amount is in sen; a currency is in capitals. */
export type RefundNews = {
  /** Failed: a bank refused it, days later perhaps. */
  kind: 'returned' | 'failed'
  /** The service's name of it. */
  reference: string
  /** Ours, which the service carried along where the shop asked for it. */
  refundId: string | undefined
  /** Where the money had come from. */
  captureReference: string | undefined
  /** Ours, of the payment, where the service still carries it. */
  paymentId?: string | undefined
  amountSen: number
  currency: string
  /** Written to the buyer with it. */
  note?: string | undefined
  reason?: string | undefined
  /** The service took it from the shop, for a buyer who complained there. */
  isReversal?: boolean
}

/** A buyer asked the bank, or PayPal, for the money. The amount is in sen; a currency is in capitals. */
export type DisputeNews = {
  state: 'opened' | 'won' | 'lost'
  /** The service's name of it. */
  reference: string
  captureReference: string | undefined
  amountSen: number
  currency: string
  reason: string
  /** After that the service decides without the shop. */
  answerBy: Date | undefined
  /** The money is with the buyer, and no other news tells so. */
  isTakenBack: boolean
}

export const shopCurrency = 'MYR'
