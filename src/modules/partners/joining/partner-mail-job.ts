import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Contains neither address nor token: the link is created with the mail. */
export const partnerMailJob = defineJob({
  name: 'partner-mail',
  payload: z.strictObject({
    /** The partner's id; for `invitation`, the invitation's id. */
    id: z.uuid(),
    kind: z.enum(['received', 'approved', 'declined', 'invitation', 'suspended', 'paid', 'payout_details']),
    /** Distinguishes a second mail from a retry of the first; for `paid`, the payout's id. */
    occasion: z.uuid(),
  }),
  retryLimit: 8,
  priority: 'newest_first',
})
export type PartnerMail = z.infer<typeof partnerMailJob.payload>
