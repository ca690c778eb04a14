import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import type { Money } from '#contract/rules/money.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'

/** What a mail about an order is written of. */
export type OrderMail = {
  kind: OrderMailKind
  /** Of goods sold at a stall: a receipt. */
  isSale: boolean
  /** As presented in the buyer's language. */
  order: Order
  language: Language
  /** Why a proof was refused or an order cancelled, in the words of whoever did it. */
  reason: string | undefined
  /** What was paid back. */
  amount: Money | undefined
  /** Opens the order without signing in. */
  orderUrl: string
  /** Without a slash at the end. */
  publicUrl: string
  shopName: string
}
