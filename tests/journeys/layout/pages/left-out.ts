/** Routes without a layout check, each with its reason. */
export const leftOut: Record<string, string> = {
  logout: 'redirects at once',
  'admin/products/:id/preview': 'redirects at once',
  'preview/:token': 'the page of product/:id under a band',
  'admin-shop-redirect': 'redirects at once',
  'order/:orderId/sandbox-payment': 'no shop has it in production',
  'events/:eventId/calendar.ics': 'a calendar file',
  'admin/messages/answers/:answerId': 'the form of admin/messages/answers/new',
  'admin/studio/:sessionId': 'needs a session with pictures, which studio.spec.ts makes',
  'partner/account/orders/:orderId': 'the page of account/orders/:orderId',
  'admin/orders/:orderId/items/:orderItemId/production-steps': 'the page of admin/production-steps/:orderItemId',
  'admin/kit': 'no shop has it in production',
}
