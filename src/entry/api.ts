import { implement } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import { catalogRoutes } from '#modules/catalog/index.ts'
import { checkoutRoutes } from '#modules/checkout/index.ts'
import type { RequestContext } from '#modules/context.ts'
import { accountRoutes } from '#modules/identity/index.ts'
import { adminOrderRoutes, buyerOrderRoutes, proofRoutes } from '#modules/orders/index.ts'
import { paymentRoutes, type PaymentServices } from '#modules/payments/index.ts'
import { shopRoutes } from '#modules/settings/index.ts'

/** The whole contract, each call answered by its module. */
export function createApi(payments: PaymentServices) {
  return implement(contract)
    .$context<RequestContext>()
    .router({
      shop: shopRoutes,
      catalog: catalogRoutes,
      checkout: checkoutRoutes,
      orders: { ...buyerOrderRoutes, ...proofRoutes, ...paymentRoutes(payments) },
      account: accountRoutes,
      adminOrders: adminOrderRoutes,
    })
}
export type ApiRouter = ReturnType<typeof createApi>
