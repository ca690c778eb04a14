import { z } from 'zod'
import { occasionMail } from '#modules/occasion-mail.ts'

export const newsletterMailJob = occasionMail('newsletter-mail', { subscriberId: z.uuid() })
export type NewsletterMail = z.infer<typeof newsletterMailJob.payload>
