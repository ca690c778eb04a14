import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** One job of the chain that sends a campaign. Each job enqueues the next. */
export const campaignJob = defineJob({
  name: 'campaign-letters',
  payload: z.strictObject({ campaignId: z.uuid(), turn: z.uuid() }),
  retryLimit: 3,
  givesWay: true,
})
export type CampaignLink = z.infer<typeof campaignJob.payload>
