import { defineModule } from '#modules/module.ts'
import { answerMonthFile } from './month/month-file.ts'
import { einvoiceRoutes } from './einvoice-routes.ts'

export const einvoice = defineModule({
  name: 'einvoice',
  needs: ['audit', 'settings', 'orders', 'partners'],
  tables: ['einvoice_settings', 'einvoice_secrets'],
  routes: ({ config }) => ({ einvoice: einvoiceRoutes(config) }),
  http: () => [
    {
      // The contract's router knows no address with an extension behind a parameter.
      method: 'GET',
      path: '/api/admin/einvoice/months/{month}.csv',
      described: {
        operationId: 'einvoice.monthFile',
        summary: 'Download orders, refunds and payouts of a month as CSV',
        types: ['text/csv'],
      },
      rules: { who: 'admin' },
      answer: async ({ part, context }) => answerMonthFile((await context()).ctx, part('month')),
    },
  ],
})
