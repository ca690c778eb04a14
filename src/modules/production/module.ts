import { z } from 'zod'
import { id, language } from '#contract/fields.ts'
import { on } from '#modules/domain-events.ts'
import { partOf } from '#modules/live-effects.ts'
import { defineModule } from '#modules/module.ts'
import { orderMoved, partOfOrder } from '#modules/orders/index.ts'
import { productionInvariants } from './production-invariants.ts'
import { productionFiguresRoutes } from './figures/production-figures-routes.ts'
import { productionRoutes } from './production-routes.ts'
import { countOverdue } from './queue/count-overdue.ts'
import { mostTickets, readTickets, ticketIdsIn } from './tickets/read-tickets.ts'
import { followOrder } from './steps/follow-order.ts'
import { readStepPhoto } from './steps/step-photos.ts'
import { productTypeRoutes } from './types/product-type-routes.ts'

const whoWorked = {
  exported: { not: 'the steps of orders that a member of staff did' },
  afterClosing: { because: 'the workshop’s record of what was made' },
} as const

const books = { exported: { not: 'when the workshop makes the items of an order' }, afterClosing: whoWorked.afterClosing } as const

export const production = defineModule({
  name: 'production',
  needs: ['audit', 'settings', 'promises', 'inventory', 'media', 'catalog', 'identity', 'checkout', 'orders'],
  tables: [
    'product_types',
    'product_type_steps',
    'production_orders',
    'production_items',
    'production_steps',
    'production_photos',
    'production_blocks',
  ],
  routes: () => ({ productTypes: productTypeRoutes, production: productionRoutes, productionFigures: productionFiguresRoutes }),
  tags: { product_types: () => ['promises', 'product-types'], product_type_steps: () => ['promises'] },
  live: { production_items: (change) => [...partOf('queue', change.id), ...partOfOrder(change)] },
  http: ({ config: { publicUrl } }) => [
    {
      method: 'GET',
      path: '/api/admin/order-items/{id}/job-ticket.pdf',
      described: {
        operationId: 'production.jobTicket',
        summary: 'Download the job ticket of an item that is made by steps',
        query: { lang: language.optional() },
        types: ['application/pdf'],
      },
      rules: { who: 'staff' },
      answer: async ({ part, context }) => readTickets(await context(), { ids: [part('id')], format: 'A6', publicUrl }),
    },
    {
      method: 'GET',
      path: '/api/admin/production-queue/tickets.pdf',
      described: {
        operationId: 'production.jobTickets',
        summary: 'Download the job tickets of several items, or of all items of several orders, four on a page',
        query: { ids: z.array(id).min(1).max(mostTickets), lang: language.optional() },
        types: ['application/pdf'],
      },
      rules: { who: 'staff' },
      answer: async ({ query, context }) => readTickets(await context(), { ids: ticketIdsIn(query('ids')), format: 'A4', publicUrl }),
    },
    {
      method: 'GET',
      path: '/api/admin/production-photos/{id}',
      described: {
        operationId: 'production.stepPhoto',
        summary: 'Download a photograph of a step',
        types: ['image/jpeg'],
      },
      rules: { who: 'staff' },
      answer: async ({ part, context }) => readStepPhoto((await context()).ctx, part('id')),
    },
  ],
  listens: [on(orderMoved, followOrder)],
  pendingCounts: { overdue_items: countOverdue },
  personalTables: {
    production_orders: books,
    production_items: books,
    production_steps: whoWorked,
    production_photos: whoWorked,
    production_blocks: whoWorked,
  },
  invariants: productionInvariants,
})
