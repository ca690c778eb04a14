import type { ContractRouter } from '@orpc/contract'
import { accountContract } from './account.ts'
import { adminInvitationsContract } from './admin-invitations.ts'
import { adminProductsContract } from './admin-products.ts'
import { adminMembersContract } from './admin-members.ts'
import { analyticsContract } from './analytics.ts'
import { auditContract } from './audit.ts'
import type { CallRules } from './call.ts'
import { catalogContract } from './catalog.ts'
import { categoriesContract } from './categories.ts'
import { checkoutContract } from './checkout.ts'
import { contentContract } from './content.ts'
import { contentPagesContract } from './content-pages.ts'
import { deskContract } from './desk.ts'
import { discountsContract } from './discounts.ts'
import { eventsContract } from './events.ts'
import { inboxContract } from './inbox.ts'
import { membersContract } from './members.ts'
import { newsletterContract } from './newsletter.ts'
import { adminOrdersContract } from './admin-orders.ts'
import { ordersContract } from './orders.ts'
import { passkeysContract } from './passkeys.ts'
import { paymentMethodsContract } from './payment-methods.ts'
import { paymentsContract } from './payments.ts'
import { peopleContract } from './people.ts'
import { productTypesContract } from './product-types.ts'
import { productionFiguresContract } from './production-figures.ts'
import { productionContract } from './production.ts'
import { savedViewsContract } from './saved-views.ts'
import { productFilesContract } from './product-files.ts'
import { productImagesContract } from './product-images.ts'
import { secondFactorContract } from './second-factor.ts'
import { checkoutSettingsContract, settingsContract } from './settings.ts'
import { shopContract } from './shop.ts'
import { sessionsContract, signInContract } from './sign-in.ts'
import { sizeGuidesContract } from './size-guides.ts'
import { stockNoticesContract } from './stock-notices.ts'
import { storiesContract } from './stories.ts'
import { stockContract } from './stock.ts'
import { supportContract } from './support.ts'

/** Every call of the shop's HTTP interface below /api; one that does not say who may make it is a type error. */
export const contract = {
  shop: shopContract,
  catalog: catalogContract,
  adminProducts: adminProductsContract,
  productImages: productImagesContract,
  stories: storiesContract,
  sizeGuides: sizeGuidesContract,
  stock: stockContract,
  categories: categoriesContract,
  productFiles: productFilesContract,
  checkout: checkoutContract,
  checkoutSettings: checkoutSettingsContract,
  settings: settingsContract,
  discounts: discountsContract,
  orders: ordersContract,
  paymentMethods: paymentMethodsContract,
  payments: paymentsContract,
  auth: { signIn: signInContract, sessions: sessionsContract, secondFactor: secondFactorContract, passkeys: passkeysContract },
  account: accountContract,
  members: membersContract,
  people: peopleContract,
  adminMembers: adminMembersContract,
  adminInvitations: adminInvitationsContract,
  adminOrders: adminOrdersContract,
  productTypes: productTypesContract,
  production: productionContract,
  productionFigures: productionFiguresContract,
  savedViews: savedViewsContract,
  content: contentContract,
  contentPages: contentPagesContract,
  support: supportContract,
  inbox: inboxContract,
  newsletter: newsletterContract,
  stockNotices: stockNoticesContract,
  events: eventsContract,
  analytics: analyticsContract,
  audit: auditContract,
  desk: deskContract,
} satisfies ContractRouter<CallRules>
export type Contract = typeof contract
