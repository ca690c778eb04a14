import { accountContract } from './account.ts'
import { catalogContract } from './catalog.ts'
import { checkoutContract } from './checkout.ts'
import { adminOrdersContract, ordersContract } from './orders.ts'
import { shopContract } from './shop.ts'

/** Every call of the shop's HTTP interface below /api (sign-in calls are better-auth's, under /api/auth). */
export const contract = {
  shop: shopContract,
  catalog: catalogContract,
  checkout: checkoutContract,
  orders: ordersContract,
  account: accountContract,
  adminOrders: adminOrdersContract,
}
export type Contract = typeof contract
