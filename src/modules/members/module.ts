import { defineModule } from '#modules/module.ts'
import { adminMemberRoutes } from './admin-member-routes.ts'
import { forgetFinishedOrders } from './close-account.ts'
import { memberRoutes } from './member-routes.ts'
import { personalBelongings } from './personal-belongings.ts'

export const members = defineModule({
  name: 'members',
  needs: ['settings', 'catalog', 'identity', 'checkout', 'orders'],
  tables: ['addresses', 'wishlist_items'],
  routes: ({ personalData }) => ({ members: memberRoutes(personalData), adminMembers: adminMemberRoutes }),
  nightly: [forgetFinishedOrders],
  personalData: () => personalBelongings,
  personalTables: {
    addresses: { told: 'addresses', left: 'nothing' },
    wishlist_items: { told: 'wishlist', left: 'nothing' },
  },
})
