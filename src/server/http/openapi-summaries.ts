/** What each call beside the contract does, by method and address. */
export const summariesBeside: Readonly<Record<string, string>> = {
  'GET /api/orders/{id}/payment-proof': 'Download the proof of payment of an order',
  'GET /api/orders/{id}/invoice.pdf': 'Download the invoice of an order',
  'GET /api/orders/{id}/paypal-return': 'Where PayPal sends the buyer back to',
  'GET /api/profile/picture/{key}': 'Download a profile picture',
  'POST /api/webhooks/stripe': 'What Stripe tells of payments, signed',
  'POST /api/webhooks/paypal': 'What PayPal tells of payments, signed',
  'GET /api/realtime': 'Stream of changes in the catalogue (server-sent events)',
  'GET /api/openapi.json': 'This description, as OpenAPI 3.1',
  'GET /api/docs': 'This description, as a page to read',
}
