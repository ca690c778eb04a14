import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('storefront/layout.tsx', [
    layout('storefront/boundary.tsx', [
      index('storefront/home/page.tsx'),
      route('shop/:category?', 'storefront/shop/page.tsx'),
      route('product/:id', 'storefront/product/page.tsx'),
      route('login', 'auth/login/page.tsx'),
      route('logout', 'auth/logout.tsx'),
      route('admin-shop-redirect', 'auth/admin-shop-redirect.tsx'),
      route('*', 'storefront/not-found.tsx'),
    ]),
  ]),
  route('admin', 'admin/layout.tsx', [
    index('admin/home.tsx'),
    route('orders', 'admin/orders/page.tsx'),
    route('orders/export.csv', 'admin/orders/export.ts'),
    route('orders/:orderNumber', 'admin/order/page.tsx'),
    route('*', 'admin/not-found.tsx'),
  ]),
] satisfies RouteConfig
