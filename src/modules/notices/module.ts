import { defineModule, doJob } from '#modules/module.ts'
import { forgetOldNotices } from './forget-notices.ts'
import { personalNotices } from './personal-notices.ts'
import { sendStockNoticeMail } from './stock-notice-mail-handler.ts'
import { stockNoticeMailJob } from './stock-notice-mail-job.ts'
import { stockNoticeRoutes } from './stock-notice-routes.ts'

export const notices = defineModule({
  name: 'notices',
  needs: ['settings', 'inventory', 'catalog', 'identity'],
  tables: ['stock_notices', 'stock_notice_tokens'],
  routes: () => ({ stockNotices: stockNoticeRoutes }),
  jobs: ({ systemCtx, mailer, config }) => [
    doJob(stockNoticeMailJob, (mail) => sendStockNoticeMail(systemCtx(), { mailer, publicUrl: config.publicUrl }, mail)),
  ],
  nightly: [forgetOldNotices],
  personalData: () => personalNotices,
  personalTables: {
    stock_notices: { exported: 'stock_notices', afterClosing: 'nothing' },
    stock_notice_tokens: { exported: { not: 'a hash of something that only the person holds' }, afterClosing: 'nothing' },
  },
})
