import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** One link of the chain that sends a campaign; each puts the next into the queue. */
export const campaignJob = defineJob({
  name: 'campaign-letters',
  payload: z.strictObject({ campaignId: z.uuid(), turn: z.uuid() }),
  retryLimit: 3,
  givesWay: true,
})
export type CampaignLink = z.infer<typeof campaignJob.payload>
