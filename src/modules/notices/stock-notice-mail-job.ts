import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'
import { occasionMail } from '#modules/occasion-mail.ts'

/** Asks the owner of an address. */
export const stockNoticeMailJob = occasionMail('stock-notice-mail', { noticeId: z.uuid(), kind: z.literal('confirm') })
export type StockNoticeMail = z.infer<typeof stockNoticeMailJob.payload>

/** Keeps the promise. The letter is one of those that staff write, so modules/automations sends it. */
export const backInStockJob = defineJob({
  name: 'back-in-stock',
  payload: z.strictObject({ noticeId: z.uuid() }),
  retryLimit: 12,
})
