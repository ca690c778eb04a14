import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import type { Money } from '#contract/rules/money.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'

export type OrderMail = {
  kind: OrderMailKind
  isSale: boolean
  order: Order
  language: Language
  /** Why a proof was refused or an order cancelled, as written by the person who did it. */
  reason: string | undefined
  amount: Money | undefined
  /** Opens the order without signing in. */
  orderUrl: string
  publicUrl: string
  shopName: string
}
