import { orderBrought } from '#modules/agents/index.ts'
import { visitorForgotten } from '#modules/analytics/index.ts'
import { on } from '#modules/domain-events.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { addUpFigures } from './add-up.ts'
import { createEventFeed } from './event-feed.ts'
import { figureInvariants } from './figure-invariants.ts'
import { figureRoutes } from './figure-routes.ts'
import { persistTotals } from './persist-totals.ts'
import { recordSource } from './record-source.ts'
import { exportDays } from './warehouse/export-days.ts'
import { sendWeeklyFigures } from './weekly/send-weekly-figures.ts'
import { tellWeek, weeklyFiguresJob } from './weekly/weekly-figures-job.ts'

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
    'agents',
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
  listens: [on(visitorForgotten, persistTotals), on(orderBrought, recordSource)],
  personalTables: {
    figure_order_sources: {
      exported: { not: 'the site or campaign that brought an order' },
      afterClosing: { because: 'sums of orders by source, without a name' },
    },
    figure_first_months: {
      exported: { not: 'the month of the buyer’s first order' },
      afterClosing: { because: 'the orders behind sums that stay; deleted within the hour if the buyer is unknown' },
    },
    figure_orders: {
      exported: { not: 'the counted visits and abandoned carts of an order, by device, language and source' },
      afterClosing: { because: 'the orders behind sums that stay; searched words are deleted with their visit' },
    },
  },
  invariants: figureInvariants,
})
