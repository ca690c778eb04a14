/** The payment service answers the shop before the shop answers the browser. */
export const paymentTimeoutMs = 20_000
