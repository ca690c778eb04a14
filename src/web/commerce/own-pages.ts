import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useVisitor } from '#web/browser/visitor.ts'

const partnerPages = {
  home: pages.partnerDashboard,
  orders: pages.partnerOrders,
  order: pages.partnerOrder,
  wishlist: pages.partnerWishlist,
  addresses: pages.partnerAddresses,
  settings: pages.partnerSettings,
} as const

const memberPages = {
  home: pages.account,
  orders: pages.accountOrders,
  order: pages.accountOrder,
  wishlist: pages.accountWishlist,
  addresses: pages.accountAddresses,
  settings: pages.accountSettings,
} as const

export type OwnPages = typeof partnerPages | typeof memberPages

/** Where the pages of a person's own things lead to each other: the account's are shown in the partner's area, too. */
export function useOwnPages(): OwnPages {
  return ownPagesAt(useLocation().pathname)
}

/** The same for a page that stands in neither area, once it is known who looks at it. */
export function useVisitorsPages(): OwnPages {
  const visitor = useVisitor()
  return visitor.state === 'signed_in' && visitor.profile.role === 'partner' ? partnerPages : memberPages
}

export function ownPagesAt(pathname: string): OwnPages {
  return pathname.startsWith('/partner/') ? partnerPages : memberPages
}
