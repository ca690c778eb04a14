import { language } from '#contract/fields.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { on } from '#modules/domain-events.ts'
import { openFile } from '#modules/http-route.ts'
import { wholeOf } from '#modules/live-effects.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { orderChanged, orderPlaced } from '#modules/orders/index.ts'
import { countApplications, findPartners } from './admin/list-partners.ts'
import { adminPartnerRoutes } from './admin-routes.ts'
import { partnerAreaRoutes } from './area-routes.ts'
import { forgetOldInvitations } from './joining/accept-invitation.ts'
import { partnerMailJob } from './joining/partner-mail-job.ts'
import { sendPartnerMail } from './joining/send-partner-mail.ts'
import { ledgerInvariants } from './ledger/ledger-invariants.ts'
import { compactPartnerTotals } from './ledger/partner-sums.ts'
import { readStatement } from './ledger/statement.ts'
import { partnerRoutes } from './partner-routes.ts'
import { personalPartner } from './personal-partner.ts'
import { attributeOrder } from './referrals/attribute-order.ts'
import { approveCommissions, settleOrder, settleStale } from './referrals/settle-order.ts'
import { createShortLinks } from './scans/short-links.ts'

const secret = { not: 'a hash of something that only the person holds' }
const books = { because: 'the books: what was owed and paid, without a name' }

export const partners = defineModule({
  name: 'partners',
  needs: ['audit', 'settings', 'identity', 'analytics', 'checkout', 'orders', 'accounts'],
  tables: [
    'partners',
    'partner_locations',
    'tracking_codes',
    'partner_invitations',
    'partner_setups',
    'partner_scans',
    'partner_referrals',
    'partner_commissions',
    'partner_entries',
    'partner_payouts',
    'partner_sums',
  ],
  open: ({ db, clock, log, config }) => createShortLinks({ db, clock, log, publicUrl: config.publicUrl }),
  close: ({ close }) => close(),
  routes: ({ config }) => ({ partners: partnerRoutes(config), partnerArea: partnerAreaRoutes, adminPartners: adminPartnerRoutes }),
  http: ({ config: { publicUrl } }, { follow }) => [
    {
      method: 'GET',
      path: '/r/{code}',
      rules: { who: 'everyone' },
      answer: ({ c, part }) =>
        follow({
          code: part('code'),
          to: c.req.query('to'),
          address: c.get('address'),
          headers: c.req.raw.headers,
          isCounted: c.req.method === 'GET',
        }),
    },
    // A redirect from an address of earlier releases.
    ...(['', '/ru', '/kk'] as const).map((prefix) =>
      openFile(
        `${prefix}/admin/partner-orders`,
        () => new Response(null, { status: 302, headers: { location: `${prefix}${adminPages.partners()}` } }),
      ),
    ),
    {
      method: 'GET',
      path: '/api/partner/payouts/{id}/statement.pdf',
      described: {
        operationId: 'partnerArea.statement',
        summary: 'Download the statement of a payout to you',
        query: { lang: language.optional() },
        types: ['application/pdf'],
      },
      rules: { who: 'partner' },
      answer: async ({ part, context }) => readStatement(await context(), { payoutId: part('id'), publicUrl, whose: 'own' }),
    },
    {
      method: 'GET',
      path: '/api/admin/partners/payouts/{id}/statement.pdf',
      described: {
        operationId: 'adminPartners.statement',
        summary: 'Download the statement of a payout',
        query: { lang: language.optional() },
        types: ['application/pdf'],
      },
      rules: { who: 'admin' },
      answer: async ({ part, context }) => readStatement(await context(), { payoutId: part('id'), publicUrl, whose: 'anybody' }),
    },
  ],
  jobs: ({ systemCtx, mailer, config: { publicUrl } }) => [
    doJob(partnerMailJob, (mail) => sendPartnerMail(systemCtx(), { mailer, publicUrl }, mail)),
  ],
  schedules: [
    { name: 'approve-commissions', cron: '* * * * *', run: approveCommissions },
    { name: 'put-partner-sums-together', cron: '* * * * *', run: compactPartnerTotals },
  ],
  listens: [on(orderPlaced, attributeOrder), on(orderChanged, settleOrder)],
  live: {
    partners: (change) => wholeOf('people', change),
    partner_invitations: (change) => wholeOf('people', change),
    partner_commissions: (change) => wholeOf('people', change),
  },
  pendingCounts: { partner_applications: countApplications },
  searches: { partners: findPartners },
  nightly: [forgetOldInvitations, settleStale],
  personalData: () => personalPartner,
  personalTables: {
    partners: { exported: 'partnership', afterClosing: books },
    partner_locations: { exported: 'partnership', afterClosing: books },
    partner_invitations: { exported: 'partnership', afterClosing: 'nothing' },
    partner_setups: { exported: secret, afterClosing: 'nothing' },
    partner_referrals: { exported: { not: 'which partner an order is accounted to' }, afterClosing: books },
    partner_commissions: { exported: { not: 'the partner’s ledger, which it can download by itself' }, afterClosing: books },
    partner_payouts: { exported: 'partnership', afterClosing: books },
    partner_entries: { exported: { not: 'the movements of the ledger, by its rows’ ids' }, afterClosing: books },
    partner_scans: { exported: { not: 'how many scanned a code in an hour' }, afterClosing: books },
    tracking_codes: { exported: { not: 'printed codes' }, afterClosing: books },
  },
  invariants: ledgerInvariants,
})
