/** Emails that the shop sends automatically, in the order of the back office. Defined in `modules/automations/kinds`. */
export const automationKinds = ['abandoned_cart', 'back_in_stock', 'price_drop', 'pre_order_ready', 'after_delivery', 'birthday'] as const
export type AutomationKind = (typeof automationKinds)[number]
