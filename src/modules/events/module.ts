import { defineModule } from '#modules/module.ts'
import { partOf, wholeOf } from '#modules/live-effects.ts'
import { closeEvents } from './close-events.ts'
import { findEvents } from './find-events.ts'
import { eventRoutes } from './event-routes.ts'

export const events = defineModule({
  name: 'events',
  needs: ['media', 'catalog'],
  tables: ['events', 'event_translations', 'event_products'],
  tags: { events: () => ['events'], event_translations: () => ['events'], event_products: () => ['events'] },
  live: {
    events: (change) => wholeOf('events', change),
    event_translations: ({ event_id: id }) => partOf('events', id),
    event_products: ({ event_id: id }) => partOf('events', id),
  },
  routes: () => ({ events: eventRoutes }),
  finds: { events: findEvents },
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
