/** Emails that the shop sends by itself, in the order of the back office. Each has a file in `modules/automations/kinds`. */
export const automationKinds = ['abandoned_cart', 'back_in_stock', 'price_drop', 'pre_order_ready', 'after_delivery', 'birthday'] as const
export type AutomationKind = (typeof automationKinds)[number]
