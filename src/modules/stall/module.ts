import { z } from 'zod'
import { language } from '#contract/fields.ts'
import { on } from '#modules/domain-events.ts'
import { eventCancelled } from '#modules/events/index.ts'
import { partOf } from '#modules/live-effects.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { orderMailJob, sendOrderMail } from '#modules/orders/index.ts'
import { drawBuyersCode } from './codes/buyers-code.ts'
import { writePickupCalendar } from './codes/pickup-calendar.ts'
import { codeOf } from './codes/pickup-codes.ts'
import { type PickupKey, pickupKeyOf } from './codes/pickup-keys.ts'
import { pickupMailJob } from './mails/pickup-mail-job.ts'
import { remindBuyers, tellOfCancelling } from './mails/remind-buyers.ts'
import { sendPickupMail } from './mails/send-pickup-mail.ts'
import { stallInvariants } from './stall-invariants.ts'
import { pickupRoutes, stallSaleRoutes } from './stall-routes.ts'

const books = { because: 'the books: what was sold for how much stays, without a name' }

export const stall = defineModule({
  name: 'stall',
  needs: ['audit', 'settings', 'events', 'identity', 'checkout', 'orders', 'payments'],
  tables: ['pickup_keys', 'pickup_codes', 'pickup_scans', 'stall_payments'],
  reads: ['stock_levels', 'products', 'product_variations', 'product_translations', 'variation_translations'],
  open: ({ config }): PickupKey => pickupKeyOf(config.authSecret),
  live: {
    pickup_scans: ({ event_id: id }) => partOf('events', id),
    stall_payments: ({ event_id: id }) => partOf('events', id),
  },
  routes: (_services, key) => ({ pickups: pickupRoutes(key), stallSales: stallSaleRoutes }),
  http: ({ config }, key) => [
    {
      method: 'GET',
      path: '/api/events/{id}/orders/{orderId}/qr',
      described: {
        operationId: 'pickups.buyersCodeImage',
        missing: 'order_not_found',
        gone: 'already_collected',
        summary: 'Draw the code that an order is collected with',
        query: { format: z.enum(['svg', 'png']).optional() },
        types: ['image/svg+xml', 'image/png'],
      },
      rules: { who: 'owner' },
      answer: async ({ part, query, context }) =>
        drawBuyersCode(await context(), { eventId: part('id'), orderId: part('orderId'), format: query('format'), key }),
    },
    {
      method: 'GET',
      path: '/api/events/{id}/orders/{orderId}/calendar.ics',
      described: {
        operationId: 'pickups.calendar',
        missing: 'order_not_found',
        summary: 'Download when and where an order is collected, for a calendar',
        query: { lang: language.optional() },
        types: ['text/calendar'],
      },
      rules: { who: 'owner' },
      answer: async ({ part, context }) =>
        writePickupCalendar(await context(), { eventId: part('id'), orderId: part('orderId'), key, publicUrl: config.publicUrl }),
    },
  ],
  jobs: ({ systemCtx, mailer, config: { publicUrl } }, key) => [
    doJob(pickupMailJob, (mail) => sendPickupMail(systemCtx(), { mailer, publicUrl, key }, mail)),
    // Order mails are sent here, because mails of orders for pickup at an event show the code from this module.
    doJob(orderMailJob, (occasion) =>
      sendOrderMail(systemCtx(), { mailer, publicUrl, pickupCode: (ctx, order) => codeOf(ctx, key, order) }, occasion),
    ),
  ],
  schedules: [
    {
      name: 'remind-buyers',
      cron: '*/10 * * * *',
      run: async (ctx) => {
        await remindBuyers(ctx)
      },
    },
  ],
  listens: [on(eventCancelled, tellOfCancelling)],
  personalTables: {
    pickup_codes: { exported: { not: 'a number drawn at random' }, afterClosing: books },
    pickup_scans: { exported: { not: 'what staff did at a stall; the order says when it was collected' }, afterClosing: books },
    stall_payments: { exported: 'orders', afterClosing: books },
  },
  invariants: stallInvariants,
})
