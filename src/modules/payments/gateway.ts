import type { Language } from '#contract/languages.ts'
import type { Money } from '#contract/rules/money.ts'

export type Provider = 'stripe' | 'paypal' | 'sandbox'

/** What a payment service is asked to collect. Repeating it with one `paymentId` opens one payment page. */
export type PaymentRequest = {
  paymentId: string
  orderId: string
  orderNumber: string
  amount: Money
  description: string
  /** Empty where the buyer gave none. */
  email: string
  language: Language
  shopName: string
  startedAt: Date
  returnUrl: string
  cancelUrl: string
}

export type OpenedPayment = { reference: string; url: string }

/** A payment event in our terms. Amounts are in sen; currency codes in capitals. */
export type PaymentNews = {
  kind: 'captured' | 'failed'
  /** The service's id of the payment page or order. */
  reference: string | undefined
  /** Our id, which the service passed along. */
  paymentId: string | undefined
  captureReference: string
  amountSen: number
  currency: string
}

export type RefundRequest = {
  /** Our id: repeated with the same one, a service refunds only once. */
  refundId: string
  captureReference: string
  amount: Money
}

/** A refusal is the service's final answer; temporary failures are thrown instead. It has a reference if the service created a refund at all. */
export type RefundAnswer = { kind: 'done'; reference: string } | { kind: 'refused'; reason: string; reference?: string | undefined }

/** A service's event about a refund, whoever started it. The amount is in sen; currency codes in capitals. */
export type RefundNews = {
  /** Failed: a bank refused it, perhaps days later. */
  kind: 'returned' | 'failed'
  reference: string
  /** Our id, which the service passed along if the shop requested the refund. */
  refundId: string | undefined
  /** The payment that the money came from. */
  captureReference: string | undefined
  /** Our id of the payment, if the service still passes it along. */
  paymentId?: string | undefined
  amountSen: number
  currency: string
  /** The note that the buyer got with it. */
  note?: string | undefined
  reason?: string | undefined
  /** The service took it from the shop, after a complaint by the buyer. */
  isReversal?: boolean
}

/** A buyer demanded the money back through the bank or PayPal. The amount is in sen; currency codes in capitals. */
export type DisputeNews = {
  state: 'opened' | 'won' | 'lost'
  reference: string
  captureReference: string | undefined
  amountSen: number
  currency: string
  reason: string
  /** After that the service decides without the shop. */
  answerBy: Date | undefined
  /** The buyer has the money, and no other event reports it. */
  isTakenBack: boolean
}

export const shopCurrency = 'MYR'
