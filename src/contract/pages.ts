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
  logout: () => '/logout',
  forgotPassword: () => '/forgot-password',
  account: () => '/account',
  membership: () => '/membership',
  about: () => '/about',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  events: () => '/events',
  story: (slug: string) => `/about#story-${segment(slug)}`,
  adminShopRedirect: () => '/admin-shop-redirect',
  partnerDashboard: () => '/partner/dashboard',
  admin: () => '/admin',
  adminOrders: (query?: Query) => withQuery('/admin/orders', query),
  adminOrdersExport: (query?: Query) => withQuery('/admin/orders/export.csv', query),
  adminOrder: (orderNumber: string) => `/admin/orders/${segment(orderNumber)}`,
} as const
