import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import type { AutomationDefinition } from './define-automation.ts'
import { abandonedCart } from './kinds/abandoned-cart.ts'
import { birthday } from './kinds/birthday.ts'
import { afterDelivery, preOrderReady } from './kinds/orders.ts'
import { backInStock, priceDrop } from './kinds/wishes.ts'

export const allAutomations: Readonly<Record<AutomationKind, AutomationDefinition>> = {
  abandoned_cart: abandonedCart,
  back_in_stock: backInStock,
  price_drop: priceDrop,
  pre_order_ready: preOrderReady,
  after_delivery: afterDelivery,
  birthday,
}
