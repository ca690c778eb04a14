import { type Language, prefixOf } from './languages.ts'

/** Every page address of the shop. Nothing else writes a path by hand. A language prefix is the router's, not the page's. */
type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`
}

const segment = encodeURIComponent

export const pages = {
  home: () => '/',
  shop: (category?: string, query?: Query) => withQuery(category ? `/shop/${segment(category)}` : '/shop', query),
  product: (slug: string) => `/product/${segment(slug)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  trackOrder: () => '/track-order',
  order: (orderId: string) => `/order/${segment(orderId)}`,
  sandboxPayment: (orderId: string) => `/order/${segment(orderId)}/sandbox-payment`,
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  register: (returnUrl?: string) => withQuery('/login', { tab: 'register', returnUrl }),
  /** The second step of signing in. */
  secondFactor: (returnUrl?: string) => withQuery('/second-factor', { returnUrl }),
  /** Where staff set up what the shop asks of them before the back office opens. */
  security: () => '/security',
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  checkEmail: () => '/check-email',
  /** Where the links of letters arrive; `type` is what the token is for. */
  authCallback: (query?: { type: string; token: string; returnUrl?: string | undefined }) => withQuery('/auth/callback', query),
  account: () => '/account',
  accountOrders: (query?: Query) => withQuery('/account/orders', query),
  accountOrder: (orderId: string) => `/account/orders/${segment(orderId)}`,
  accountWishlist: () => '/account/wishlist',
  accountAddresses: () => '/account/addresses',
  accountSettings: () => '/account/settings',
  membership: () => '/membership',
  about: () => '/about',
  contact: () => '/contact',
  terms: () => '/terms',
  /** `text`: the notice in a language that is none of the shop's. */
  privacy: (text?: 'ms') => (text ? `/privacy/${text}` : '/privacy'),
  events: () => '/events',
  event: (slugOrId: string) => `/events/${segment(slugOrId)}`,
  eventCalendar: (slugOrId: string) => `/events/${segment(slugOrId)}/calendar.ics`,
  preorder: (product?: string) => withQuery('/preorder', { product }),
  newsletter: () => '/newsletter',
  newsletterConfirm: (token?: string) => withQuery('/newsletter/confirm', { token }),
  unsubscribe: (token?: string) => withQuery('/unsubscribe', { token }),
  story: (slug: string) => `/about#story-${segment(slug)}`,
  realtimeDemo: () => '/realtime-demo',
  adminShopRedirect: () => '/admin-shop-redirect',
  partnerDashboard: () => '/partner/dashboard',
  admin: () => '/admin',
  adminOrders: (query?: Query) => withQuery('/admin/orders', query),
  adminOrdersExport: (query?: Query) => withQuery('/admin/orders/export.csv', query),
  adminOrder: (orderNumber: string) => `/admin/orders/${segment(orderNumber)}`,
} as const

/** A page's address in a language, for letters and search engines, which have no router: `/ru/about`; the front page is `/ru`. */
export function pageIn(language: Language, path: string): string {
  return path === pages.home() ? prefixOf(language) || path : prefixOf(language) + path
}
