import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Tells the buyer how a return stands; `occasion` distinguishes a second decision from a retry. */
export const returnMailJob = defineJob({
  name: 'return-mail',
  payload: z.strictObject({
    returnId: z.uuid(),
    kind: z.enum(['requested', 'accepted', 'refused', 'received', 'settled']),
    occasion: z.uuid(),
  }),
  retryLimit: 12,
  priority: 'newest_first',
})
export type ReturnMail = z.infer<typeof returnMailJob.payload>
