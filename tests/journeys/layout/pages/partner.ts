import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { orderOne } from '../../support/new-member.ts'
import type { PageList } from './page-list.ts'

export const partnerAreaPages: PageList = {
  partner: pages.partnerDashboard,
  'partner/*': () => '/partner/no-such-page',
  'partner/locations': partnerPages.locations,
  'partner/qr-generator': () => partnerPages.qr(),
  'partner/statistics': () => partnerPages.statistics(),
  'partner/account/profile': partnerPages.profile,
  'partner/account/orders': () => partnerPages.orders(),
  'partner/account/orders/:orderId': async (_things, page) => partnerPages.order((await orderOne(page, 'shai-mug')).id),
  'partner/account/wishlist': pages.partnerWishlist,
  'partner/account/addresses': partnerPages.addresses,
  'partner/account/settings': partnerPages.settings,
  'qr-pdf/:trackingCode': () => partnerPages.codePdf('KASSA222'),
}
