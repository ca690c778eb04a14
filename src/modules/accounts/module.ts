import { defineModule } from '#modules/module.ts'
import { personRoutes } from './person-routes.ts'
import { forgetFinishedOrders } from './close-account.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { personalBelongings } from './personal-belongings.ts'

export const accounts = defineModule({
  name: 'accounts',
  needs: ['settings', 'catalog', 'identity', 'checkout', 'orders'],
  tables: ['addresses', 'wishlist_items'],
  routes: ({ personalData }) => ({ members: ownAccountRoutes(personalData), adminMembers: personRoutes }),
  nightly: [forgetFinishedOrders],
  personalData: () => personalBelongings,
  personalTables: {
    addresses: { exported: 'addresses', afterClosing: 'nothing' },
    wishlist_items: { exported: 'wishlist', afterClosing: 'nothing' },
  },
})
