import { wholeOf } from '#modules/live-effects.ts'
import { defineModule } from '#modules/module.ts'
import { discountInvariants } from './discount-invariants.ts'
import { discountRoutes } from './discount-routes.ts'
import { forgetBuyer } from './forget-buyer.ts'

export const discounts = defineModule({
  name: 'discounts',
  needs: ['audit', 'catalog'],
  tables: ['discounts', 'discount_uses'],
  live: { discounts: (change) => wholeOf('settings', change) },
  // No cached response depends on a code.
  tags: { discounts: () => [] },
  routes: () => ({ discounts: discountRoutes }),
  personalData: () => ({ list: {}, forget: forgetBuyer }),
  invariants: discountInvariants,
  personalTables: {
    discount_uses: { exported: 'orders', afterClosing: { because: 'that an order had a code, without a name' } },
  },
})
