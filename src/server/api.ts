import { implement } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import { firstLook } from '#kit/http/first-look.ts'
import type { Analytics } from '#modules/analytics/index.ts'
import { catalogRoutes } from '#modules/catalog/index.ts'
import { checkoutRoutes } from '#modules/checkout/index.ts'
import { contentRoutes } from '#modules/content/index.ts'
import type { RequestContext } from '#modules/context.ts'
import { eventRoutes } from '#modules/events/index.ts'
import { accountRoutes, type Identity, noteLettersChoice, peopleRoutes } from '#modules/identity/index.ts'
import { memberRoutes } from '#modules/members/index.ts'
import { newsletterRoutes, setSubscription } from '#modules/newsletter/index.ts'
import { adminOrderRoutes, buyerOrderRoutes, proofRoutes } from '#modules/orders/index.ts'
import { paymentRoutes, type PaymentServices, refundRoutes } from '#modules/payments/index.ts'
import { shopRoutes } from '#modules/settings/index.ts'
import { supportRoutes } from '#modules/support/index.ts'
import { personalRecords } from './personal-records.ts'

/** The whole contract, each call answered by its module. */
export function createApi(payments: PaymentServices, analytics: Pick<Analytics, 'routes' | 'records'>, identity: Pick<Identity, 'routes'>) {
  return implement(contract)
    .$context<RequestContext>()
    .use(firstLook)
    .router({
      shop: shopRoutes,
      catalog: catalogRoutes,
      checkout: checkoutRoutes,
      orders: { ...buyerOrderRoutes, ...proofRoutes, ...paymentRoutes(payments) },
      auth: identity.routes,
      account: accountRoutes(setSubscription),
      members: memberRoutes([...personalRecords, analytics.records]),
      people: peopleRoutes,
      adminOrders: { ...adminOrderRoutes, ...refundRoutes },
      content: contentRoutes,
      support: supportRoutes,
      newsletter: newsletterRoutes(noteLettersChoice),
      events: eventRoutes,
      analytics: analytics.routes,
    })
}
export type ApiRouter = ReturnType<typeof createApi>
