import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('storefront/layout.tsx', [
    layout('storefront/boundary.tsx', [
      index('storefront/home/page.tsx'),
      route('shop/:category?', 'storefront/shop/page.tsx'),
      route('product/:id', 'storefront/product/page.tsx'),
      route('cart', 'storefront/cart/page.tsx'),
      route('order/:orderId', 'storefront/order/page.tsx'),
      route('order/:orderId/sandbox-payment', 'storefront/order/sandbox-page.tsx'),
      route('track-order', 'storefront/track-order/page.tsx'),
      route('about', 'storefront/about/page.tsx'),
      route('contact', 'storefront/contact/page.tsx'),
      route('terms', 'storefront/legal/terms.tsx'),
      route('privacy/:text?', 'storefront/legal/privacy.tsx'),
      route('membership', 'storefront/membership/page.tsx'),
      route('events', 'storefront/events/page.tsx'),
      route('events/:eventId', 'storefront/events/event.tsx'),
      route('preorder', 'storefront/preorder/page.tsx'),
      route('newsletter', 'storefront/newsletter/page.tsx'),
      route('newsletter/confirm', 'storefront/newsletter/confirm.tsx'),
      route('unsubscribe', 'storefront/newsletter/unsubscribe.tsx'),
      route('login', 'auth/login/page.tsx'),
      route('logout', 'auth/logout.tsx'),
      route('admin-shop-redirect', 'auth/admin-shop-redirect.tsx'),
      route('*', 'storefront/not-found.tsx'),
    ]),
  ]),
  route('events/:eventId/calendar.ics', 'storefront/events/calendar.ts'),
  route('checkout', 'storefront/checkout/page.tsx'),
  route('admin', 'admin/layout.tsx', [
    index('admin/home.tsx'),
    route('orders', 'admin/orders/page.tsx'),
    route('orders/export.csv', 'admin/orders/export.ts'),
    route('orders/:orderNumber', 'admin/order/page.tsx'),
    route('*', 'admin/not-found.tsx'),
  ]),
] satisfies RouteConfig
