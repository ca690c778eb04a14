import { partOf, wholeOf } from '#modules/live-effects.ts'
import { letterPartsOf } from '#modules/letters/index.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { personalCampaigns } from './personal-campaigns.ts'
import { goOnSending } from './sending/begin-sending.ts'
import { campaignJob } from './sending/campaign-job.ts'
import { sendLink } from './sending/send-link.ts'

export const campaigns = defineModule({
  name: 'campaigns',
  needs: ['audit', 'settings', 'media', 'identity', 'newsletter', 'orders', 'partners', 'letters'],
  tables: ['campaigns', 'campaign_recipients', 'campaign_runs'],
  live: { campaigns: (change) => wholeOf('letters', change), campaign_runs: ({ id }) => partOf('letters', id) },
  // No cached response depends on campaigns.
  tags: { campaigns: () => [], campaign_runs: () => [] },
  routes: ({ config }) => ({ campaigns: campaignRoutes(config) }),
  jobs: ({ systemCtx, ...services }) => {
    const parts = letterPartsOf(services)
    return [doJob(campaignJob, (link) => sendLink(systemCtx(), parts, link))]
  },
  schedules: [{ name: 'go-on-sending', cron: '* * * * *', run: goOnSending }],
  personalData: () => personalCampaigns,
  personalTables: {
    campaigns: {
      exported: { not: 'which member of staff started it; the audit log has it' },
      afterClosing: { because: 'letters of the shop' },
    },
    campaign_recipients: { exported: 'newsletter_letters', afterClosing: 'nothing' },
    campaign_runs: { exported: { not: 'which process sends a campaign' }, afterClosing: { because: 'about a process, not a person' } },
  },
})
