import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import { occasionMail } from '#modules/occasion-mail.ts'

export const stockNoticeMailJob = occasionMail('stock-notice-mail', { noticeId: z.uuid(), kind: z.literal('confirm') })
export type StockNoticeMail = z.infer<typeof stockNoticeMailJob.payload>

/** Sends the promised letter. Staff edit its text, so modules/automations sends it. */
export const backInStockJob = defineJob({
  name: 'back-in-stock',
  payload: z.strictObject({ noticeId: z.uuid() }),
  retryLimit: 12,
})
