import { pages } from '#contract/pages.ts'
import { orderOne } from '../../support/new-member.ts'
import type { PageList } from './page-list.ts'

export const accountPages: PageList = {
  '': pages.home,
  'shop/:category?': () => pages.shop(),
  'product/:id': ({ reduced }) => pages.product(reduced),
  cart: pages.cart,
  checkout: pages.checkout,
  'order/:orderId': ({ ownOrder }) => pages.order(ownOrder),
  'order/:orderId (to be paid)': async (_things, page) => pages.order((await orderOne(page, 'orchard-stickers')).id),
  'events/:eventId/qr/:orderId': ({ pickup }) => pages.eventCode(pickup.event, pickup.order),
  account: pages.account,
  'account/orders': () => pages.accountOrders(),
  'account/orders/:orderId': ({ ownOrder }) => pages.accountOrder(ownOrder),
  'account/wishlist': pages.accountWishlist,
  'account/addresses': pages.accountAddresses,
  'account/settings': pages.accountSettings,
  'account/*': () => '/account/no-such-page',
  logout: pages.logout,
  membership: pages.membership,
}
