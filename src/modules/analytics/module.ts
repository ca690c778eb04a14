import { defineModule } from '#modules/module.ts'
import { createAnalytics } from './analytics.ts'
import { turnMonths } from './turn-months.ts'

export const analytics = defineModule({
  name: 'analytics',
  needs: ['settings', 'identity'],
  tables: ['analytics_sessions', 'analytics_events', 'analytics_cart_abandonments'],
  open: ({ db, log, clock, config }) => createAnalytics({ db, log, clock, publicUrl: config.publicUrl, hasLimits: config.hasRateLimits }),
  close: ({ close }) => close(),
  routes: (_services, { routes }) => ({ analytics: routes }),
  schedules: [{ name: 'turn-analytics-months', cron: '17 2 * * *', run: turnMonths }],
  personalData: ({ personalData }) => personalData,
  personalTables: {
    analytics_sessions: { exported: 'analytics', afterClosing: 'nothing' },
    analytics_events: { exported: 'analytics', afterClosing: 'nothing' },
    analytics_cart_abandonments: { exported: 'analytics', afterClosing: 'nothing' },
  },
})
