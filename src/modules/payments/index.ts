export { gatewayModes, type PaymentServices } from './payment-services.ts'
export { paymentRoutes } from './payment-routes.ts'
export { returnFromPaypal } from './return-from-paypal.ts'
export { handlePaypalWebhook, handleStripeWebhook } from './webhooks.ts'
