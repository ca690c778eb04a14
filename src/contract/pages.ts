import { type Language, prefixOf } from './languages.ts'
import { type Query, segment, withQuery } from './page-address.ts'

/** Every page that a shopper can reach, and the doors to admin-pages.ts and partner-pages.ts. The router adds the language prefix. */
export const pages = {
  home: () => '/',
  shop: (category?: string, query?: Query) => withQuery(category ? `/shop/${segment(category)}` : '/shop', query),
  product: (slug: string) => `/product/${segment(slug)}`,
  /** For staff, who have no shop of their own: a product's page as a guest sees it. */
  productPreview: (token: string) => `/preview/${segment(token)}`,
  cart: () => '/cart',
  /** What a letter's link leads to: the cart is put back together there. */
  restoredCart: (token: string) => withQuery('/cart', { restore: token }),
  checkout: () => '/checkout',
  trackOrder: () => '/track-order',
  order: (orderId: string) => `/order/${segment(orderId)}`,
  /** Just placed: its page says thank you. */
  placedOrder: (orderId: string) => withQuery(`/order/${segment(orderId)}`, { placed: 'yes' }),
  /** Where a payment ends. */
  paidOrder: (orderId: string) => withQuery(`/order/${segment(orderId)}`, { payment: 'success' }),
  sandboxPayment: (orderId: string) => `/order/${segment(orderId)}/sandbox-payment`,
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  register: (returnUrl?: string) => withQuery('/login', { tab: 'register', returnUrl }),
  secondFactor: (returnUrl?: string) => withQuery('/second-factor', { returnUrl }),
  /** Where staff set up what the shop asks of them before the back office opens. */
  security: () => '/security',
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  checkEmail: () => '/check-email',
  /** Where the links of mails arrive; `type` is what the token is for. */
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

/** A page's address in a language, for mails and search engines, which have no router: `/ru/about`; the front page is `/ru`. */
export function pageIn(language: Language, path: string): string {
  return path === pages.home() ? prefixOf(language) || path : prefixOf(language) + path
}
