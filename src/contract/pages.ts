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
  /** What a letter's link leads to: the cart is put back together there. */
  restoredCart: (token: string) => withQuery('/cart', { restore: token }),
  checkout: () => '/checkout',
  trackOrder: () => '/track-order',
  order: (orderId: string) => `/order/${segment(orderId)}`,
  /** Just placed: its page says thank you. */
  placedOrder: (orderId: string) => withQuery(`/order/${segment(orderId)}`, { placed: 'yes' }),
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
  /** The code with which an order is collected there. */
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
  partnerLocations: () => '/partner/locations',
  partnerQr: (query?: Query) => withQuery('/partner/qr-generator', query),
  partnerStatistics: (query?: Query) => withQuery('/partner/statistics', query),
  partnerProfile: () => '/partner/account/profile',
  partnerOrders: (query?: Query) => withQuery('/partner/account/orders', query),
  partnerOrder: (orderId: string) => `/partner/account/orders/${segment(orderId)}`,
  partnerWishlist: () => '/partner/account/wishlist',
  partnerAddresses: () => '/partner/account/addresses',
  partnerSettings: () => '/partner/account/settings',
  partnerRegister: () => '/partner/register',
  partnerInvitation: (token: string) => `/partner/accept-invitation/${segment(token)}`,
  partnerSetup: (token: string) => `/partner/setup-account/${segment(token)}`,
  /** A code to print, without the site around it. */
  codePdf: (trackingCode: string, query?: Query) => withQuery(`/qr-pdf/${segment(trackingCode)}`, query),
  /** What a printed code leads to: counted, then `to`. */
  shortLink: (trackingCode: string, to?: string) => withQuery(`/r/${segment(trackingCode)}`, { to }),
  admin: (query?: Query) => withQuery('/admin', query),
  adminAnalytics: (query?: Query) => withQuery('/admin/analytics', query),
  adminAnalyticsEvents: (query?: Query) => withQuery('/admin/analytics-events', query),
  adminProducts: (query?: Query) => withQuery('/admin/products', query),
  adminProduction: (query?: Query) => withQuery('/admin/production-queue', query),
  adminScanTickets: () => '/admin/production-queue/scan',
  adminMessages: (query?: Query) => withQuery('/admin/messages', query),
  adminPartners: (query?: Query) => withQuery('/admin/partners', query),
  adminPartner: (id: string) => `/admin/partners/${segment(id)}`,
  adminPartnerEdit: (id: string) => `/admin/partners/${segment(id)}/edit`,
  adminEvents: (query?: Query) => withQuery('/admin/events', query),
  adminNewEvent: () => '/admin/events/new',
  adminEvent: (id: string) => `/admin/events/edit/${segment(id)}`,
  adminEventInventory: (id: string) => `/admin/events/${segment(id)}/inventory`,
  /** The counter. */
  adminEventSales: (id: string) => `/admin/events/${segment(id)}/sales`,
  adminEventPickups: (id: string, query?: Query) => withQuery(`/admin/events/${segment(id)}/pickups`, query),
  adminEventReport: (id: string) => `/admin/events/${segment(id)}/report`,
  adminScanOrders: (query?: Query) => withQuery('/admin/events/scan-orders', query),
  adminProofs: (query?: Query) => withQuery('/admin/proofs', query),
  adminNewOrder: () => '/admin/orders/new',
  adminOrders: (query?: Query) => withQuery('/admin/orders', query),
  adminOrder: (orderNumber: string) => `/admin/orders/${segment(orderNumber)}`,
  adminOrderEdit: (orderNumber: string) => `/admin/orders/${segment(orderNumber)}/edit`,
  adminProductNew: () => '/admin/products/new',
  adminProduct: (id: string) => `/admin/products/edit/${segment(id)}`,
  adminProductStock: (id: string, query?: Query) => withQuery(`/admin/products/${segment(id)}/stock`, query),
  adminProductImport: () => '/admin/products/import',
  adminAccount: () => '/admin/account',
  adminProductTypes: (query?: Query) => withQuery('/admin/product-types', query),
  adminNewProductType: () => '/admin/product-types/new',
  adminProductType: (id: string) => `/admin/product-types/edit/${segment(id)}`,
  adminProductionFigures: (query?: Query) => withQuery('/admin/production-figures', query),
  /** What a job ticket's code leads to. */
  adminItemSteps: (orderItemId: string) => `/admin/production-steps/${segment(orderItemId)}`,
  adminOrderSteps: (orderId: string) => `/admin/orders/${segment(orderId)}/production-steps`,
  adminKit: (query?: Query) => withQuery('/admin/kit', query),
  adminStories: (query?: Query) => withQuery('/admin/stories', query),
  adminStoryNew: () => '/admin/stories/new',
  adminStory: (id: string) => `/admin/stories/edit/${segment(id)}`,
  adminContent: (query?: Query) => withQuery('/admin/content', query),
  /** `version`: with what it said then filled in. */
  adminContentPage: (slug: string, query?: Query) => withQuery(`/admin/content/${segment(slug)}`, query),
  adminContentVersions: (slug: string, query?: Query) => withQuery(`/admin/content/${segment(slug)}/versions`, query),
  adminSizeGuides: (query?: Query) => withQuery('/admin/size-guides', query),
  adminSizeGuideNew: () => '/admin/size-guides/new',
  adminSizeGuide: (id: string) => `/admin/size-guides/edit/${segment(id)}`,
  adminManagement: () => '/admin/admin-management',
  adminInvitation: (token?: string) => withQuery('/admin/accept-invitation', { token }),
  adminLog: (query?: Query) => withQuery('/admin/audit-log', query),
  adminMember: (id: string) => `/admin/members/${segment(id)}`,
  adminCategories: () => '/admin/categories',
  /** `new` for one that is not made yet. */
  adminCategory: (id: string) => `/admin/categories/${segment(id)}`,
  adminPaymentMethods: () => '/admin/payment-methods',
  adminNewPaymentMethod: () => '/admin/payment-methods/new',
  adminPaymentMethod: (id: string) => `/admin/payment-methods/edit/${segment(id)}`,
  adminCheckoutSettings: () => '/admin/checkout-settings',
  adminSettings: () => '/admin/settings',
  adminDiscounts: (query?: Query) => withQuery('/admin/discounts', query),
  adminNewDiscount: () => '/admin/discounts/new',
  adminDiscount: (id: string) => `/admin/discounts/${segment(id)}`,
  adminNewsletter: (query?: Query) => withQuery('/admin/newsletter', query),
  adminSubscriberImport: () => '/admin/newsletter/import',
  adminCampaigns: (query?: Query) => withQuery('/admin/newsletter/campaigns', query),
  adminNewCampaign: () => '/admin/newsletter/campaigns/new',
  adminCampaign: (id: string) => `/admin/newsletter/campaigns/${segment(id)}`,
  adminAutomations: () => '/admin/newsletter/automations',
  adminAutomation: (kind: string) => `/admin/newsletter/automations/${segment(kind)}`,
  adminMembers: (query?: Query) => withQuery('/admin/members', query),
  adminStudio: (query?: Query) => withQuery('/admin/studio', query),
  adminNewStudioSession: (query?: Query) => withQuery('/admin/studio/new', query),
  /** `query`: its step, and which picture is looked at. */
  adminStudioSession: (id: string, query?: Query) => withQuery(`/admin/studio/${segment(id)}`, query),
} as const

/** A page's address in a language, for mails and search engines, which have no router: `/ru/about`; the front page is `/ru`. */
export function pageIn(language: Language, path: string): string {
  return path === pages.home() ? prefixOf(language) || path : prefixOf(language) + path
}
