import { z } from 'zod'
import { id, language } from '#contract/fields.ts'
import { proofTypes } from '#contract/rules/proof-types.ts'
import { paymentProof } from '#contract/uploads.ts'
import { on } from '#modules/domain-events.ts'
import { addressConfirmed } from '#modules/identity/index.ts'
import { defineModule } from '#modules/module.ts'
import { addUpCounts, addUpRevenue } from './add-up-revenue.ts'
import { adminOrderRoutes } from './admin-order-routes.ts'
import { attachGuestOrders } from './change/attach-guest-orders.ts'
import { runOutUnpaidOrders } from './change/expire-orders.ts'
import { firstPurchaseInvariants } from './first-purchase-invariants.ts'
import { forgetOldKeys } from './forget-old-keys.ts'
import { readInvoice } from './invoice/read-invoice.ts'
import { orderEffects } from './order-effects.ts'
import { orderInvariants } from './order-invariants.ts'
import { orderMoneyInvariants } from './order-money-invariants.ts'
import { buyerOrderRoutes } from './order-routes.ts'
import { fingerprintOldProofs } from './proofs/fingerprint-old-proofs.ts'
import { forgetOldProofs } from './proofs/forget-old-proofs.ts'
import { readProof } from './proofs/read-proof.ts'
import { proofRoutes } from './proofs/proof-routes.ts'
import { idsIn, mostSlips, readPackingSlips } from './packing/read-packing-slips.ts'
import { readPaymentCode } from './read/read-payment-code.ts'
import { listNewestOrders } from './read/list-orders.ts'
import { countEnding, countReady, countToRefund, countUncollected } from './read/waiting-orders.ts'
import { countWaitingProofs } from './proofs/count-waiting.ts'
import { listAllOrdersOf } from './read/personal-orders.ts'

const books = { because: 'the books: what was sold for how much stays, without a name' }
const secret = { not: 'a hash of something that only the person holds' }

export const orders = defineModule({
  name: 'orders',
  needs: ['audit', 'settings', 'inventory', 'media', 'shipping', 'promises', 'events', 'identity', 'once', 'discounts', 'checkout'],
  tables: [
    'orders',
    'order_items',
    'order_history',
    'order_origins',
    'order_guest_tokens',
    'order_revenue',
    'order_revenue_counted',
    'order_counts',
    'order_counts_counted',
    'payment_proofs',
    'order_live_tokens',
    'idempotency_keys',
  ],
  // Data about an order's production, partners and sources belongs to modules that build on this one.
  reads: [
    'production_items',
    'partner_referrals',
    'tracking_codes',
    'letter_orders',
    'agent_orders',
    'letter_sends',
    'figure_order_sources',
    'figure_orders',
    'figure_first_months',
  ],
  live: orderEffects,
  routes: ({ config }) => ({ orders: { ...buyerOrderRoutes, ...proofRoutes }, adminOrders: adminOrderRoutes(config) }),
  http: ({ config }) => [
    {
      // The proof is read at the same address that it is uploaded to.
      method: 'GET',
      path: `/api${paymentProof.path}`,
      described: {
        operationId: 'orders.paymentProof',
        summary: 'Download the proof of payment of an order',
        query: { proof: id.optional() },
        types: proofTypes,
      },
      rules: { who: 'owner_or_staff' },
      answer: async ({ part, query, context }) => readProof(await context(), { orderId: part('id'), proofId: query('proof') }),
    },
    {
      method: 'GET',
      path: '/api/orders/{id}/invoice.pdf',
      described: {
        operationId: 'orders.invoice',
        summary: 'Download the invoice of an order',
        query: { lang: language.optional() },
        types: ['application/pdf'],
      },
      rules: { who: 'owner_or_staff' },
      answer: async ({ part, context }) => readInvoice(await context(), { orderId: part('id'), publicUrl: config.publicUrl }),
    },
    {
      method: 'GET',
      path: '/api/admin/orders/{id}/packing-slip.pdf',
      described: {
        operationId: 'orders.packingSlip',
        summary: 'Download the packing slip of an order',
        types: ['application/pdf'],
      },
      rules: { who: 'staff' },
      answer: async ({ part, context }) => readPackingSlips(await context(), [part('id')]),
    },
    {
      method: 'GET',
      path: '/api/admin/orders/packing-slips.pdf',
      described: {
        operationId: 'orders.packingSlips',
        summary: 'Download the packing slips of several orders',
        query: { ids: z.array(id).min(1).max(mostSlips) },
        types: ['application/pdf'],
      },
      rules: { who: 'staff' },
      answer: async ({ query, context }) => readPackingSlips(await context(), idsIn(query('ids'))),
    },
    {
      method: 'GET',
      path: '/api/orders/{id}/payment-code.svg',
      described: {
        operationId: 'orders.paymentCode',
        summary: 'Draw the DuitNow code that pays exactly this order',
        types: ['image/svg+xml'],
      },
      rules: { who: 'owner_or_staff' },
      answer: async ({ part, context }) => readPaymentCode(await context(), part('id')),
    },
  ],
  schedules: [{ name: 'expire-orders', cron: '* * * * *', run: runOutUnpaidOrders }],
  listens: [on(addressConfirmed, attachGuestOrders)],
  nightly: [forgetOldKeys, forgetOldProofs, fingerprintOldProofs, addUpRevenue, addUpCounts],
  pendingCounts: {
    proofs_waiting: countWaitingProofs,
    ready_to_ship: countReady,
    to_refund: countToRefund,
    uncollected: countUncollected,
    unpaid_soon: countEnding,
  },
  searches: { orders: listNewestOrders },
  // Unfinished orders retain their address; `forgetFinishedOrders` removes the personal data once an order is finished.
  personalData: () => ({ list: { orders: (ctx, { accountId }) => listAllOrdersOf(ctx, accountId) } }),
  personalTables: {
    orders: { exported: 'orders', afterClosing: books },
    order_items: { exported: 'orders', afterClosing: books },
    order_history: { exported: 'orders', afterClosing: books },
    payment_proofs: { exported: 'orders', afterClosing: 'nothing' },
    order_origins: { exported: { not: 'hashes by which the reserved items of one buyer are added up' }, afterClosing: 'nothing' },
    order_guest_tokens: { exported: secret, afterClosing: 'nothing' },
    order_live_tokens: { exported: secret, afterClosing: 'nothing' },
    idempotency_keys: { exported: secret, afterClosing: { because: 'the account’s id and hashes, for a week' } },
  },
  invariants: [...orderInvariants, ...firstPurchaseInvariants, ...orderMoneyInvariants],
})
