import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Holds neither address nor token: the link is created with the mail. */
export const invitationMailJob = defineJob({
  name: 'invitation-mail',
  payload: z.strictObject({
    id: z.uuid(),
    occasion: z.uuid(),
  }),
  retryLimit: 8,
  priority: 'newest_first',
})
export type InvitationMail = z.infer<typeof invitationMailJob.payload>
