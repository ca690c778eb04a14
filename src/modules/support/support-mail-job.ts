import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

export const supportMailJob = defineJob({
  name: 'support-mail',
  payload: z.strictObject({ form: z.enum(['contact', 'preorder']), id: z.uuid(), reader: z.enum(['staff', 'sender']) }),
  // With doubling pauses from two seconds on, some four hours: longer than most outages of a mail provider.
  retryLimit: 12,
})
export type SupportMail = z.infer<typeof supportMailJob.payload>
