import { type Language, prefixOf } from './languages.ts'
import { type Query, segment, withQuery } from './page-address.ts'

/** All pages for shoppers, and the entrances to admin-pages.ts and partner-pages.ts. The router adds the language prefix. */
export const pages = {
  home: () => '/',
  shop: (category?: string, query?: Query) => withQuery(category ? `/shop/${segment(category)}` : '/shop', query),
  product: (slug: string) => `/product/${segment(slug)}`,
  /** A product's page as a guest sees it, for staff, who have no shop of their own. */
  productPreview: (token: string) => `/preview/${segment(token)}`,
  cart: () => '/cart',
  /** The address in a letter's link, which restores the cart. */
  restoredCart: (token: string) => withQuery('/cart', { restore: token }),
  checkout: () => '/checkout',
  trackOrder: () => '/track-order',
  order: (orderId: string) => `/order/${segment(orderId)}`,
  /** The order's page right after it was placed, with thanks. */
  placedOrder: (orderId: string) => withQuery(`/order/${segment(orderId)}`, { placed: 'yes' }),
  /** The page to which a payment service returns the buyer. */
  paidOrder: (orderId: string) => withQuery(`/order/${segment(orderId)}`, { payment: 'success' }),
  sandboxPayment: (orderId: string) => `/order/${segment(orderId)}/sandbox-payment`,
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  register: (returnUrl?: string) => withQuery('/login', { tab: 'register', returnUrl }),
  secondFactor: (returnUrl?: string) => withQuery('/second-factor', { returnUrl }),
  /** Where staff set up what the shop requires before the back office opens. */
  security: () => '/security',
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  checkEmail: () => '/check-email',
  /** The address of links in mails; `type` is the purpose of the token. */
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
  /** `text`: the notice in a language that the shop itself does not have. */
  privacy: (text?: 'ms') => (text ? `/privacy/${text}` : '/privacy'),
  events: () => '/events',
  event: (slugOrId: string) => `/events/${segment(slugOrId)}`,
  eventCode: (eventId: string, orderId: string) => `/events/${segment(eventId)}/qr/${segment(orderId)}`,
  eventCalendar: (slugOrId: string) => `/events/${segment(slugOrId)}/calendar.ics`,
  preorder: (product?: string) => withQuery('/preorder', { product }),
  newsletter: () => '/newsletter',
  newsletterConfirm: (token?: string) => withQuery('/newsletter/confirm', { token }),
  stockNoticeConfirm: (token?: string) => withQuery('/stock-notices/confirm', { token }),
  stockNoticeWithdraw: (token?: string) => withQuery('/stock-notices/withdraw', { token }),
  newsletterPreferences: (token?: string) => withQuery('/newsletter/preferences', { token }),
  unsubscribe: (token?: string) => withQuery('/unsubscribe', { token }),
  story: (slug: string) => `/about#story-${segment(slug)}`,
  realtimeDemo: () => '/realtime-demo',
  adminShopRedirect: () => '/admin-shop-redirect',
  partnerDashboard: () => '/partner/dashboard',
  partnerWishlist: () => '/partner/account/wishlist',
  partnerRegister: () => '/partner/register',
  admin: (query?: Query) => withQuery('/admin', query),
} as const

/** Returns a page's address in a language, for mails and search engines, which have no router: `/ru/about`; the front page is `/ru`. */
export function pageIn(language: Language, path: string): string {
  return path === pages.home() ? prefixOf(language) || path : prefixOf(language) + path
}
