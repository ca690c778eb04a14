import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Tells the author of a review what became of it; `occasion` distinguishes a second decision from a retry. */
export const reviewMailJob = defineJob({
  name: 'review-mail',
  payload: z.strictObject({ reviewId: z.uuid(), kind: z.enum(['approved', 'refused', 'answered']), occasion: z.uuid() }),
  retryLimit: 12,
  priority: 'newest_first',
})
export type ReviewMail = z.infer<typeof reviewMailJob.payload>
