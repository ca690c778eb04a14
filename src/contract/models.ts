import type { z } from 'zod'
import { profile } from './account.ts'
import { adminEvent } from './admin-events.ts'
import { adminInvitation } from './admin-invitations.ts'
import { adminPartner, partnerInvitation } from './admin-partners.ts'
import { adminProduct } from './admin-products.ts'
import { auditEntry } from './audit.ts'
import { automation } from './automations.ts'
import { audience, campaign, campaignPage, counts } from './campaigns.ts'
import { keptCart } from './carts.ts'
import { category, home, product, productPage, staffCategory, story } from './catalog.ts'
import { cartItem, checkoutOptions, line, newOrder, paymentMethod, problem, quote, typedAddress } from './checkout.ts'
import { adminContentPage, pageVersion } from './content-pages.ts'
import { contentPage } from './content.ts'
import { discount } from './discounts.ts'
import { eventStockItem, inventory } from './event-stock.ts'
import { event, eventMap, eventPage } from './events.ts'
import { bulkAnswer } from './lists.ts'
import { deliveryPromise } from './fields.ts'
import { inboxMessage, inboxThread } from './inbox.ts'
import { savedReply } from './saved-replies.ts'
import { letter, letterPreview, letterProblem, letters } from './letter-blocks.ts'
import { addressInput, ownAddress, ownMembership, wishlistItem } from './members.ts'
import {
  order,
  orderItem,
  orderPickup,
  orderRow,
  orderStats,
  paymentProof,
  placeAddress,
  shortage,
  staffOrder,
  staffTimelineEntry,
  timelineEntry,
} from './orders.ts'
import { commission, location, ownPartner, partnerStatistics, payout, referral } from './partner-area.ts'
import { ownPasskey } from './passkeys.ts'
import { adminPaymentMethod } from './payment-methods.ts'
import { orderRefunds } from './payments.ts'
import { admin, person } from './people.ts'
import { buyersCode, pickupOrder, scanAnswer } from './pickups.ts'
import { productImport } from './product-files.ts'
import { productImageFields } from './product-images.ts'
import { productType, productTypePage, typeStep } from './product-types.ts'
import { itemSteps, productionStep, queueItem } from './production.ts'
import { proofRow } from './proof-row.ts'
import { orderReturn, ownReturns, returnItem, staffReturn } from './returns.ts'
import { ownReview, picture, reviewable, shownReview, staffReview } from './reviews.ts'
import { savedView } from './saved-views.ts'
import { checkoutSettings, shopSettings } from './settings.ts'
import { authUser, ownSession, signedIn } from './sign-in.ts'
import { sizeGuide } from './size-guides.ts'
import { newSale, report, sale, saleItem } from './stall-sales.ts'
import { stockLevel } from './stock.ts'
import { adminStory } from './stories.ts'
import { listedSession, studioAnalysis, studioImage, studioSession } from './studio.ts'
import { importReport, subscriber } from './subscribers.ts'

/** Response schemas by their name in the API description, and so in clients generated from it. */
export const models: Readonly<Record<string, z.ZodType>> = {
  AccountProfile: profile,
  Address: ownAddress,
  Admin: admin,
  AdminCategory: staffCategory,
  AdminContentPage: adminContentPage,
  AdminEvent: adminEvent,
  AdminInvitation: adminInvitation,
  AdminOrder: staffOrder,
  AdminOrderRow: orderRow,
  AdminOrderTimelineEntry: staffTimelineEntry,
  AdminPartner: adminPartner,
  AdminPaymentMethod: adminPaymentMethod,
  AdminProduct: adminProduct,
  AdminProductImage: productImageFields,
  AdminReturn: staffReturn,
  AdminReview: staffReview,
  AdminStory: adminStory,
  AuditEntry: auditEntry,
  Automation: automation,
  BulkAnswer: bulkAnswer,
  Campaign: campaign,
  CampaignAudience: audience,
  CampaignCounts: counts,
  CampaignDetails: campaignPage,
  Cart: keptCart,
  Category: category,
  CheckoutOptions: checkoutOptions,
  CheckoutSettings: checkoutSettings,
  Commission: commission,
  ContentPage: contentPage,
  ContentPageVersion: pageVersion,
  DeliveryPromise: deliveryPromise,
  Discount: discount,
  Event: event,
  EventDetails: eventPage,
  EventInventory: inventory,
  EventMap: eventMap,
  EventReport: report,
  EventStockItem: eventStockItem,
  Home: home,
  ItemSteps: itemSteps,
  SavedReply: savedReply,
  Letter: letter,
  LetterPreview: letterPreview,
  LetterProblem: letterProblem,
  Letters: letters,
  Membership: ownMembership,
  Message: inboxMessage,
  MessageThread: inboxThread,
  Order: order,
  OrderAddress: placeAddress,
  OrderItem: orderItem,
  OrderPickup: orderPickup,
  OrderRefunds: orderRefunds,
  OrderStats: orderStats,
  OrderTimelineEntry: timelineEntry,
  OwnReview: ownReview,
  Partner: ownPartner,
  PartnerInvitation: partnerInvitation,
  PartnerLocation: location,
  PartnerStatistics: partnerStatistics,
  Passkey: ownPasskey,
  PaymentMethod: paymentMethod,
  PaymentProof: paymentProof,
  PaymentProofRow: proofRow,
  Payout: payout,
  Person: person,
  PickupCode: buyersCode,
  PickupOrder: pickupOrder,
  PickupScan: scanAnswer,
  Product: product,
  ProductDetails: productPage,
  ProductImage: product.shape.images.element,
  ProductImport: productImport,
  ProductType: productType,
  ProductTypeDetails: productTypePage,
  ProductTypeStep: typeStep,
  ProductVariation: product.shape.variations.element,
  ProductionStep: productionStep,
  QueueItem: queueItem,
  Quote: quote,
  QuoteLine: line,
  QuoteProblem: problem,
  Referral: referral,
  Return: orderReturn,
  ReturnItem: returnItem,
  ReturnableOrder: ownReturns,
  Review: shownReview,
  ReviewPicture: picture,
  ReviewableItem: reviewable,
  Sale: sale,
  SaleItem: saleItem,
  SavedView: savedView,
  Session: ownSession,
  Shortage: shortage,
  ShopSettings: shopSettings,
  SignedIn: signedIn,
  SizeGuide: sizeGuide,
  StockLevel: stockLevel,
  Story: story,
  StudioAnalysis: studioAnalysis,
  StudioImage: studioImage,
  StudioSession: studioSession,
  StudioSessionRow: listedSession,
  Subscriber: subscriber,
  SubscriberImport: importReport,
  User: authUser,
  WishlistItem: wishlistItem,
}

/** Request schemas by their name in the API description. */
export const inputModels: Readonly<Record<string, z.ZodType>> = {
  AddressInput: addressInput,
  CartItemInput: cartItem,
  NewOrder: newOrder,
  NewSale: newSale,
  OrderAddressInput: typedAddress,
}
