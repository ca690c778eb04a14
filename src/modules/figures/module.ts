import { visitorForgotten } from '#modules/analytics/index.ts'
import { on } from '#modules/domain-events.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { addUpFigures } from './add-up.ts'
import { createEventFeed } from './event-feed.ts'
import { figureInvariants } from './figure-invariants.ts'
import { figureRoutes } from './figure-routes.ts'
import { persistTotals } from './persist-totals.ts'
import { exportDays } from './warehouse/export-days.ts'
import { sendWeeklyFigures } from './weekly/send-weekly-figures.ts'
import { tellWeek, weeklyFiguresJob } from './weekly/weekly-figures-job.ts'

/** Sales and visits, summed by day. */
export const figures = defineModule({
  name: 'figures',
  needs: [
    'settings',
    'inventory',
    'catalog',
    'events',
    'identity',
    'notices',
    'analytics',
    'orders',
    'accounts',
    'partners',
    'letters',
    'campaigns',
  ],
  tables: [
    'figure_days',
    'figure_changes',
    'figure_cells',
    'figure_keys',
    'figure_months',
    'figure_month_cells',
    'figure_cohorts',
    'figure_exports',
    'figure_order_sources',
    'figure_orders',
    'figure_first_months',
  ],
  open: ({ db, clock, log }) => createEventFeed({ db, clock, log }),
  close: ({ close }) => close(),
  routes: () => ({ figures: figureRoutes }),
  jobs: ({ systemCtx, mailer, config: { publicUrl } }) => [
    doJob(weeklyFiguresJob, (week) => sendWeeklyFigures(systemCtx(), { mailer, publicUrl }, week)),
  ],
  schedules: [
    { name: 'add-up-figures', cron: '* * * * *', run: addUpFigures },
    // Monday morning in Kuala Lumpur, when the week is added up. Repeated hourly, for a shop that was down then.
    { name: 'tell-week', cron: '30 0-8 * * 1', run: tellWeek },
    // Runs after the previous day is added up.
    { name: 'export-days', cron: '40 23 * * *', run: exportDays },
  ],
  listens: [on(visitorForgotten, persistTotals)],
  personalTables: {
    figure_order_sources: {
      told: { not: 'by which site or campaign an order came, as a word' },
      left: { because: 'the sums of orders by where they came from, of whom it tells nothing' },
    },
    figure_first_months: {
      told: { not: 'in which month the buyer of an order bought first' },
      left: { because: 'the orders behind sums that stay; it goes within the hour where nobody is known to be the buyer' },
    },
    figure_orders: {
      told: { not: 'behind which counted visits and left carts an order stands, by their device, language and source' },
      left: { because: 'the orders behind sums that stay; what was searched for in a visit goes with its rows' },
    },
  },
  invariants: figureInvariants,
})
