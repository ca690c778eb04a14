import { defineModule } from '#modules/module.ts'
import { partOf, wholeOf } from '#modules/live-effects.ts'
import { adminEventRoutes } from './admin/admin-event-routes.ts'
import { closeEvents } from './close-events.ts'
import { findEvents } from './find-events.ts'
import { eventInvariants } from './event-invariants.ts'
import { eventRoutes } from './event-routes.ts'
import { eventStockRoutes } from './stock/event-stock-routes.ts'

export const events = defineModule({
  name: 'events',
  needs: ['audit', 'settings', 'inventory', 'media', 'catalog'],
  tables: ['events', 'event_translations', 'event_products', 'event_stock', 'event_stock_ledger', 'event_price_lists'],
  reads: ['orders', 'order_items', 'payment_methods', 'profiles'],
  tags: {
    events: () => ['events'],
    event_translations: () => ['events'],
    event_products: () => ['events'],
    event_stock: ({ event_id: id }) => (id ? [`event-stock:${id}`] : ['events']),
  },
  live: {
    events: (change) => wholeOf('events', change),
    event_translations: ({ event_id: id }) => partOf('events', id),
    event_products: ({ event_id: id }) => partOf('events', id),
    event_stock: ({ event_id: id }) => partOf('events', id),
  },
  routes: () => ({ events: eventRoutes, adminEvents: adminEventRoutes, eventStock: eventStockRoutes }),
  searches: { events: findEvents },
  personalTables: {
    event_stock_ledger: { exported: 'orders', afterClosing: { because: 'items of an event, by the ids of orders and staff' } },
  },
  invariants: eventInvariants,
  schedules: [
    {
      name: 'close-events',
      cron: '* * * * *',
      run: async (ctx) => {
        await closeEvents(ctx)
      },
    },
  ],
})
