import { accountContract } from './account.ts'
import { analyticsContract } from './analytics.ts'
import { catalogContract } from './catalog.ts'
import { checkoutContract } from './checkout.ts'
import { contentContract } from './content.ts'
import { eventsContract } from './events.ts'
import { membersContract } from './members.ts'
import { newsletterContract } from './newsletter.ts'
import { adminOrdersContract, ordersContract } from './orders.ts'
import { passkeysContract } from './passkeys.ts'
import { peopleContract } from './people.ts'
import { secondFactorContract } from './second-factor.ts'
import { shopContract } from './shop.ts'
import { sessionsContract, signInContract } from './sign-in.ts'
import { supportContract } from './support.ts'

/** Every call of the shop's HTTP interface below /api. */
export const contract = {
  shop: shopContract,
  catalog: catalogContract,
  checkout: checkoutContract,
  orders: ordersContract,
  auth: { signIn: signInContract, sessions: sessionsContract, secondFactor: secondFactorContract, passkeys: passkeysContract },
  account: accountContract,
  members: membersContract,
  people: peopleContract,
  adminOrders: adminOrdersContract,
  content: contentContract,
  support: supportContract,
  newsletter: newsletterContract,
  events: eventsContract,
  analytics: analyticsContract,
}
export type Contract = typeof contract
