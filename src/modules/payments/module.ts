import { defineModule, doJob } from '#modules/module.ts'
import { setGatewayModes } from '#modules/checkout/index.ts'
import { partOfOrder } from '#modules/orders/index.ts'
import { disputeMailJob, sendDisputeMail } from './dispute-mail.ts'
import { paymentInvariants } from './payment-invariants.ts'
import { paymentRoutes } from './payment-routes.ts'
import { paymentsHttp } from './payments-http.ts'
import { gatewayModes } from './payment-services.ts'
import { forgetRefundNotes, listPaymentsOf } from './personal-payments.ts'
import { refundJob } from './refunds/refund-order.ts'
import { sendRefund } from './refunds/send-refund.ts'

const books = { because: 'the books: what was sold for how much stays, without a name' }

export const payments = defineModule({
  name: 'payments',
  needs: ['audit', 'settings', 'identity', 'checkout', 'orders'],
  tables: ['payments', 'payment_webhooks', 'refunds'],
  open: ({ memory, config }) => setGatewayModes(memory, gatewayModes(config)),
  live: { refunds: partOfOrder },
  routes: ({ config }) => ({ payments: paymentRoutes(config) }),
  http: paymentsHttp,
  jobs: ({ systemCtx, mailer, config }) => [
    doJob(refundJob, ({ refundId }) => sendRefund(systemCtx(), config, refundId)),
    doJob(disputeMailJob, (mail) => sendDisputeMail(systemCtx(), { mailer, publicUrl: config.publicUrl, mailFrom: config.mailFrom }, mail)),
  ],
  nightly: [forgetRefundNotes],
  personalData: () => ({ list: { payments: (ctx, { accountId }) => listPaymentsOf(ctx, accountId) } }),
  personalTables: { payments: { exported: 'payments', afterClosing: books }, refunds: { exported: 'payments', afterClosing: books } },
  invariants: paymentInvariants,
})
