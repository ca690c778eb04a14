import { defineModule, doJob } from '#modules/module.ts'
import { partOfOrder } from '#modules/orders/index.ts'
import { wholeOf } from '#modules/live-effects.ts'
import { forgetOldReturns } from './forget-old-returns.ts'
import { countOpenReturns } from './list-returns.ts'
import { personalReturns } from './personal-returns.ts'
import { returnMailJob } from './return-mail-job.ts'
import { readPicture, returnPictures } from './return-pictures.ts'
import { returnRoutes } from './return-routes.ts'
import { sendReturnMail } from './send-return-mail.ts'

export const returns = defineModule({
  name: 'returns',
  needs: ['audit', 'settings', 'inventory', 'media', 'checkout', 'orders', 'payments'],
  tables: ['order_returns', 'return_items', 'return_pictures'],
  live: { order_returns: (change) => [...wholeOf('returns', change), ...partOfOrder(change)] },
  routes: () => ({ returns: returnRoutes }),
  http: () => [
    {
      method: 'GET',
      path: '/api/return-pictures/{id}',
      described: {
        operationId: 'returns.picture',
        summary: 'Read a picture of what a buyer wants to send back',
        types: ['image/webp'],
      },
      rules: { who: 'owner_or_staff' },
      answer: async ({ part, context }) => readPicture(await context(), part('id')),
    },
  ],
  jobs: ({ systemCtx, mailer, config }) => [
    doJob(returnMailJob, (mail) => sendReturnMail(systemCtx(), { mailer, publicUrl: config.publicUrl }, mail)),
    doJob(returnPictures.job, (gone) => returnPictures.handle(systemCtx(), gone)),
  ],
  nightly: [forgetOldReturns],
  pendingCounts: { returns_waiting: countOpenReturns },
  personalData: () => personalReturns,
  personalTables: {
    order_returns: { exported: 'returns', afterClosing: 'nothing' },
    return_items: { exported: 'returns', afterClosing: 'nothing' },
    return_pictures: { exported: 'returns', afterClosing: 'nothing' },
  },
  invariants: [
    {
      rule: 'no more is sent back of an item than was bought',
      violations: `
        select i.id::text as subject, 'bought ' || i.quantity || ', sent back ' || sum(x.quantity) as finding
        from return_items x join order_returns r on r.id = x.return_id join order_items i on i.id = x.order_item_id
        where r.status not in ('refused', 'withdrawn') group by i.id, i.quantity having sum(x.quantity) > i.quantity`,
    },
  ],
})
