import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Asks the owner of an address; `occasion` distinguishes a second request from a retry. */
export const stockNoticeMailJob = defineJob({
  name: 'stock-notice-mail',
  payload: z.strictObject({ noticeId: z.uuid(), kind: z.literal('confirm'), occasion: z.uuid() }),
  retryLimit: 12,
  priority: 'newest_first',
})
export type StockNoticeMail = z.infer<typeof stockNoticeMailJob.payload>

/** Keeps the promise. The letter is one of those that staff write, so modules/automations sends it. */
export const backInStockJob = defineJob({
  name: 'back-in-stock',
  payload: z.strictObject({ noticeId: z.uuid() }),
  retryLimit: 12,
})
