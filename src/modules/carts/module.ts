import { on } from '#modules/domain-events.ts'
import { defineModule } from '#modules/module.ts'
import { orderComing } from '#modules/orders/index.ts'
import { cartRoutes } from './cart-routes.ts'
import { forgetOldCarts, takeOutBought } from './left-carts.ts'
import { personalCart } from './personal-cart.ts'

export const carts = defineModule({
  name: 'carts',
  needs: ['catalog', 'identity', 'newsletter', 'orders'],
  tables: ['carts', 'cart_items', 'cart_links', 'guest_carts'],
  routes: ({ config }) => ({ carts: cartRoutes(config.authSecret) }),
  listens: [on(orderComing, takeOutBought)],
  nightly: [forgetOldCarts],
  personalData: () => personalCart,
  personalTables: {
    carts: { exported: 'cart', afterClosing: 'nothing' },
    cart_items: { exported: 'cart', afterClosing: 'nothing' },
    guest_carts: { exported: 'cart_before_signing_in', afterClosing: 'nothing' },
    cart_links: { exported: { not: 'a hash of something that only the person holds' }, afterClosing: 'nothing' },
  },
  invariants: [
    {
      rule: 'a cart has no more lines than a cart may have',
      violations: `
        select account_id::text as subject, format('%s lines', count(*)) as finding from cart_items group by account_id having count(*) > 50`,
    },
  ],
})
