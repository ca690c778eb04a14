/** Long, since the shop waits for the payment service before it answers. */
export const paymentTimeoutMs = 20_000
