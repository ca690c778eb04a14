/** Routes without a layout check, each with its reason. */
export const leftOut: Record<string, string> = {
  'admin/products/:id/preview': 'redirects at once',
  'order/:orderId/sandbox-payment': 'no shop has it in production',
  'events/:eventId/calendar.ics': 'a calendar file',
  'admin/orders/:orderId/items/:orderItemId/production-steps': 'the page of admin/production-steps/:orderItemId',
  'admin/kit': 'no shop has it in production',
}
