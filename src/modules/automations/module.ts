import { letterPartsOf } from '#modules/letters/index.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { backInStockJob } from '#modules/notices/index.ts'
import { automationRoutes } from './automation-routes.ts'
import { findOccasions } from './find-occasions.ts'
import { sendBackInStockEmail, enqueueBackInStockEmails } from './send-back-in-stock-email.ts'
import { forgetOldOccasions, personalAutomations } from './personal-automations.ts'
import { automationLetterJob, handOutLetters, sendAutomationLetter } from './send-automation-letter.ts'

export const automations = defineModule({
  name: 'automations',
  needs: ['audit', 'settings', 'catalog', 'identity', 'notices', 'orders', 'carts', 'production', 'accounts', 'letters'],
  tables: ['automations', 'automation_letters', 'wished_products'],
  routes: ({ config }) => ({ automations: automationRoutes(config.publicUrl) }),
  jobs: ({ systemCtx, ...services }) => [
    doJob(automationLetterJob, ({ letterId }) => sendAutomationLetter(systemCtx(), letterPartsOf(services), letterId)),
    doJob(backInStockJob, ({ noticeId }) => sendBackInStockEmail(systemCtx(), letterPartsOf(services), noticeId)),
  ],
  schedules: [
    { name: 'tell-who-waits', cron: '* * * * *', run: enqueueBackInStockEmails },
    { name: 'find-occasions', cron: '*/5 * * * *', run: findOccasions },
    { name: 'hand-out-letters', cron: '* * * * *', run: handOutLetters },
  ],
  nightly: [forgetOldOccasions],
  personalData: () => personalAutomations,
  personalTables: { automation_letters: { exported: 'letters_by_themselves', afterClosing: 'nothing' } },
})
