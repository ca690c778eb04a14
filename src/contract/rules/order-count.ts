/** A list of orders says no exact total beyond this: counting a million rows helps nobody. */
export const mostCountedOrders = 10_000
