import { pages } from '#contract/pages.ts'
import type { PageList } from './page-list.ts'

export const accountPages: PageList = {
  '': pages.home,
  'shop/:category?': () => pages.shop(),
  'product/:id': ({ reduced }) => pages.product(reduced),
  cart: pages.cart,
  checkout: pages.checkout,
  'order/:orderId': ({ ownOrder }) => pages.order(ownOrder),
  'events/:eventId/qr/:orderId': ({ pickup }) => pages.eventCode(pickup.event, pickup.order),
  account: pages.account,
  'account/orders': () => pages.accountOrders(),
  'account/orders/:orderId': ({ ownOrder }) => pages.accountOrder(ownOrder),
  'account/wishlist': pages.accountWishlist,
  'account/addresses': pages.accountAddresses,
  'account/settings': pages.accountSettings,
  'account/*': () => '/account/no-such-page',
  membership: pages.membership,
}
