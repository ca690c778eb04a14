import { type Query, segment, withQuery } from './page-address.ts'

/** Addresses of the partners' area and of printed codes. The entrances are in pages.ts. */
export const partnerPages = {
  locations: () => '/partner/locations',
  qr: (query?: Query) => withQuery('/partner/qr-generator', query),
  statistics: (query?: Query) => withQuery('/partner/statistics', query),
  profile: () => '/partner/account/profile',
  orders: (query?: Query) => withQuery('/partner/account/orders', query),
  order: (orderId: string) => `/partner/account/orders/${segment(orderId)}`,
  addresses: () => '/partner/account/addresses',
  settings: () => '/partner/account/settings',
  invitation: (token: string) => `/partner/accept-invitation/${segment(token)}`,
  setup: (token: string) => `/partner/setup-account/${segment(token)}`,
  codePdf: (trackingCode: string, query?: Query) => withQuery(`/qr-pdf/${segment(trackingCode)}`, query),
  /** The address in a printed code: counts the scan, then redirects to `to`. */
  shortLink: (trackingCode: string, to?: string) => withQuery(`/r/${segment(trackingCode)}`, { to }),
} as const
