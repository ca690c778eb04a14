import type { Language } from '#contract/languages.ts'
import type { Money } from '#contract/rules/money.ts'

export type Provider = 'stripe' | 'paypal' | 'sandbox'

/** The payment to collect. Repeated requests with one `paymentId` open one payment page. */
export type PaymentRequest = {
  paymentId: string
  orderId: string
  orderNumber: string
  amount: Money
  description: string
  /** Empty if the buyer gave none. */
  email: string
  language: Language
  shopName: string
  startedAt: Date
  returnUrl: string
  cancelUrl: string
}

export type OpenedPayment = { reference: string; url: string }

/** A payment event in the shop's terms. Amounts are in sen; currency codes in capitals. */
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
  /** Our id. A service refunds only once for the same id. */
  refundId: string
  captureReference: string
  amount: Money
}

/** A refusal is final; temporary failures are thrown. It has a reference only if the service created a refund. */
export type RefundAnswer = { kind: 'done'; reference: string } | { kind: 'refused'; reason: string; reference?: string | undefined }

/** A refund event, for refunds requested here or at the service. The amount is in sen; currency codes in capitals. */
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
  /** The note that the buyer got with the refund. */
  note?: string | undefined
  reason?: string | undefined
  /** True if the service took the money from the shop after a complaint by the buyer. */
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
  /** The deadline for the shop's answer. After it the service decides alone. */
  answerBy: Date | undefined
  /** True if the buyer has the money and no other event reports it. */
  isTakenBack: boolean
}

export const shopCurrency = 'MYR'
