import { z } from 'zod'
import { occasionMail } from '#modules/occasion-mail.ts'

/** Informs the author about the decision on a review or the answer to it. */
export const reviewMailJob = occasionMail('review-mail', { reviewId: z.uuid(), kind: z.enum(['approved', 'refused', 'answered']) })
export type ReviewMail = z.infer<typeof reviewMailJob.payload>
