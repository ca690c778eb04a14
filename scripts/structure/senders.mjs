/**
 * Files outside src/web/browser that may import `send`: engines that save or deliver by themselves, and reads outside a query. All other
 * screens write through `useWrite` and read through queries, so that retries, idempotency keys and lost answers have one policy.
 */
const senders = new Set([
  'src/web/account/order/put-in-cart.ts',
  'src/web/admin/campaign/use-campaign-draft.ts',
  'src/web/admin/event-sales/sales-list.tsx',
  'src/web/admin/event/cancel-dialog.tsx',
  'src/web/admin/kit/edit/who-saved.ts',
  'src/web/admin/new-order/buyer-part.tsx',
  'src/web/admin/orders/use-bulk-statuses.ts',
  'src/web/admin/pickup/decide-dialog.tsx',
  'src/web/admin/production-steps/press-queue.ts',
  'src/web/admin/products/use-bulk-products.tsx',
  'src/web/admin/scan-tickets/use-ticket-scan.ts',
  'src/web/admin/session/use-session-phase.ts',
  'src/web/admin/stall/lists.ts',
  'src/web/admin/stall/send-actions.ts',
  'src/web/admin/stall/stall.ts',
  'src/web/commerce/cart/follow-account.ts',
  'src/web/commerce/wishlist/wishlist-store.ts',
  'src/web/storefront/product/reviews/more-reviews.tsx',
  'src/web/storefront/realtime-demo/shown-query.ts',
  'src/web/storefront/search/search-queries.ts',
])

/** Returns a printable line for a file that must not import `send`, and for one that no longer needs its place in the list. */
export function faultsOfSending({ path, program }) {
  if (!path.startsWith('src/web/') || path.startsWith('src/web/browser/')) return []
  const isSender = program.body.some(
    ({ type, source, specifiers }) =>
      type === 'ImportDeclaration' &&
      source.value.endsWith('/browser/calls/send.ts') &&
      specifiers.some(({ imported }) => imported?.name === 'send' || imported?.name === 'sendAlone'),
  )
  if (isSender === senders.has(path)) return []
  return [
    isSender
      ? `${path}: a screen writes through useWrite and reads through a query, not through send`
      : `${path}: no longer a sender; see scripts/structure/senders.mjs`,
  ]
}
