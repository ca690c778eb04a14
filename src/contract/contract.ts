import type { ContractRouter } from '@orpc/contract'
import { accountContract } from './account.ts'
import { adminInvitationsContract } from './admin-invitations.ts'
import { adminEventsContract } from './admin-events.ts'
import { adminProductsContract } from './admin-products.ts'
import { adminMembersContract } from './admin-members.ts'
import { adminPartnersContract } from './admin-partners.ts'
import { adminAgentsContract } from './admin-agents.ts'
import { agentsContract } from './agents.ts'
import { analyticsContract } from './analytics.ts'
import { auditContract } from './audit.ts'
import { automationsContract } from './automations.ts'
import type { CallRules } from './call.ts'
import { campaignsContract } from './campaigns.ts'
import { cartsContract } from './carts.ts'
import { catalogContract } from './catalog.ts'
import { categoriesContract } from './categories.ts'
import { checkoutContract } from './checkout.ts'
import { contentContract } from './content.ts'
import { contentPagesContract } from './content-pages.ts'
import { deskContract } from './desk.ts'
import { discountsContract } from './discounts.ts'
import { einvoiceContract } from './einvoice.ts'
import { eventStockContract } from './event-stock.ts'
import { eventsContract } from './events.ts'
import { figuresContract } from './figures.ts'
import { inboxContract } from './inbox.ts'
import { savedRepliesContract } from './saved-replies.ts'
import { membersContract } from './members.ts'
import { newsletterContract } from './newsletter.ts'
import { adminOrdersContract } from './admin-orders.ts'
import { ordersContract } from './orders.ts'
import { passkeysContract } from './passkeys.ts'
import { partnerAreaContract } from './partner-area.ts'
import { partnerProgrammeContract } from './partner-programme.ts'
import { partnersContract } from './partners.ts'
import { paymentMethodsContract } from './payment-methods.ts'
import { paymentsContract } from './payments.ts'
import { peopleContract } from './people.ts'
import { pickupsContract } from './pickups.ts'
import { productTypesContract } from './product-types.ts'
import { productionFiguresContract } from './production-figures.ts'
import { productionContract } from './production.ts'
import { returnsContract } from './returns.ts'
import { reviewsContract } from './reviews.ts'
import { savedViewsContract } from './saved-views.ts'
import { productFilesContract } from './product-files.ts'
import { productImagesContract } from './product-images.ts'
import { productPreviewsContract } from './product-previews.ts'
import { secondFactorContract } from './second-factor.ts'
import { checkoutSettingsContract, settingsContract } from './settings.ts'
import { shopContract } from './shop.ts'
import { sessionsContract, signInContract } from './sign-in.ts'
import { sizeGuidesContract } from './size-guides.ts'
import { stockNoticesContract } from './stock-notices.ts'
import { storiesContract } from './stories.ts'
import { stallSalesContract } from './stall-sales.ts'
import { stockContract } from './stock.ts'
import { systemContract } from './system.ts'
import { studioContract } from './studio-calls.ts'
import { subscribersContract } from './subscribers.ts'
import { supportContract } from './support.ts'

/** All calls of the shop's HTTP interface below /api. A call that does not declare who may make it is a type error. */
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
  productPreviews: productPreviewsContract,
  carts: cartsContract,
  agents: agentsContract,
  adminAgents: adminAgentsContract,
  checkout: checkoutContract,
  checkoutSettings: checkoutSettingsContract,
  settings: settingsContract,
  discounts: discountsContract,
  orders: ordersContract,
  einvoice: einvoiceContract,
  paymentMethods: paymentMethodsContract,
  payments: paymentsContract,
  partners: partnersContract,
  partnerProgramme: partnerProgrammeContract,
  partnerArea: partnerAreaContract,
  adminPartners: adminPartnersContract,
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
  savedReplies: savedRepliesContract,
  newsletter: newsletterContract,
  subscribers: subscribersContract,
  campaigns: campaignsContract,
  automations: automationsContract,
  stockNotices: stockNoticesContract,
  reviews: reviewsContract,
  returns: returnsContract,
  events: eventsContract,
  adminEvents: adminEventsContract,
  eventStock: eventStockContract,
  pickups: pickupsContract,
  stallSales: stallSalesContract,
  analytics: analyticsContract,
  figures: figuresContract,
  studio: studioContract,
  audit: auditContract,
  desk: deskContract,
  system: systemContract,
} satisfies ContractRouter<CallRules>
export type Contract = typeof contract
