import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** The mail that asks for confirmation; `occasion` distinguishes a second request from a retry of the first. */
export const newsletterMailJob = defineJob({
  name: 'newsletter-mail',
  payload: z.strictObject({ subscriberId: z.uuid(), occasion: z.uuid() }),
  retryLimit: 12,
  priority: 'newest_first',
})
export type NewsletterMail = z.infer<typeof newsletterMailJob.payload>
