import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useVisitor } from '#web/browser/visitor.ts'

const inPartnerArea = {
  home: pages.partnerDashboard,
  orders: partnerPages.orders,
  order: partnerPages.order,
  wishlist: pages.partnerWishlist,
  addresses: partnerPages.addresses,
  settings: partnerPages.settings,
} as const

const inAccount = {
  home: pages.account,
  orders: pages.accountOrders,
  order: pages.accountOrder,
  wishlist: pages.accountWishlist,
  addresses: pages.accountAddresses,
  settings: pages.accountSettings,
} as const

export type OwnPages = typeof inPartnerArea | typeof inAccount

/** Addresses of a person's own pages, which are shown both in the account and in the partner's area. */
export function useOwnPages(): OwnPages {
  return ownPagesAt(useLocation().pathname)
}

/** The same for a page in neither area; known once the visitor is known. */
export function useVisitorsPages(): OwnPages {
  const visitor = useVisitor()
  return visitor.state === 'signed_in' && visitor.profile.role === 'partner' ? inPartnerArea : inAccount
}

export function ownPagesAt(pathname: string): OwnPages {
  return pathname.startsWith('/partner/') ? inPartnerArea : inAccount
}
