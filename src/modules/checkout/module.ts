import { on } from '#modules/domain-events.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { wholeOf } from '#modules/live-effects.ts'
import { followsSettings, paymentApprovalChanged } from '#modules/settings/index.ts'
import { checkoutRoutes, checkoutSettingsRoutes } from './checkout-routes.ts'
import { forgetAskedDetails } from './methods/change-details.ts'
import { paymentMethodRoutes } from './methods/method-routes.ts'
import { moneyMailJob, tellOfApproval } from './money-mails/money-mail-job.ts'
import { sendMoneyMail } from './money-mails/send-money-mail.ts'
import { askForRates, readRates, readRatesJob } from './rates/read-rates.ts'

export const checkout = defineModule({
  name: 'checkout',
  needs: ['audit', 'settings', 'inventory', 'media', 'catalog', 'shipping', 'promises', 'events', 'identity', 'discounts'],
  tables: ['payment_methods', 'payment_detail_changes', 'first_purchases'],
  tags: { payment_methods: () => ['checkout'] },
  live: { payment_methods: (change) => wholeOf('settings', change) },
  onChange: followsSettings('payment_methods'),
  routes: () => ({ checkout: checkoutRoutes, checkoutSettings: checkoutSettingsRoutes, paymentMethods: paymentMethodRoutes }),
  cached: [{ path: /^\/api\/checkout\/options$/, query: ['lang'] }],
  jobs: ({ systemCtx, mailer, config: { publicUrl, ratesUrl } }) => [
    doJob(readRatesJob, () => readRates(systemCtx(), ratesUrl)),
    doJob(moneyMailJob, (mail) => sendMoneyMail(systemCtx(), { mailer, publicUrl }, mail)),
  ],
  // Runs after the sources' own day has ended and before buyers in Asia wake up.
  schedules: [{ name: 'ask-for-rates', cron: '20 21 * * *', run: askForRates }],
  listens: [on(paymentApprovalChanged, tellOfApproval)],
  personalData: () => ({ list: {}, forget: forgetAskedDetails }),
  personalTables: {
    first_purchases: { exported: 'orders', afterClosing: { because: 'the books: what was sold for how much stays, without a name' } },
    payment_detail_changes: { exported: { not: 'what an admin requested for the shop; the audit log has it' }, afterClosing: 'nothing' },
  },
})
