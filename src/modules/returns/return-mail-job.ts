import { z } from 'zod'
import { occasionMail } from '#modules/occasion-mail.ts'

export const returnMailJob = occasionMail('return-mail', {
  returnId: z.uuid(),
  kind: z.enum(['requested', 'accepted', 'refused', 'received', 'settled']),
})
export type ReturnMail = z.infer<typeof returnMailJob.payload>
