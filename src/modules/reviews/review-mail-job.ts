import { z } from 'zod'
import { occasionMail } from '#modules/occasion-mail.ts'

export const reviewMailJob = occasionMail('review-mail', { reviewId: z.uuid(), kind: z.enum(['approved', 'refused', 'answered']) })
export type ReviewMail = z.infer<typeof reviewMailJob.payload>
