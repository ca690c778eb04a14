import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** `confirm` asks the owner of an address, `back` keeps the promise; `occasion` distinguishes a second request from a retry. */
export const stockNoticeMailJob = defineJob({
  name: 'stock-notice-mail',
  payload: z.strictObject({ noticeId: z.uuid(), kind: z.enum(['confirm', 'back']), occasion: z.uuid() }),
  retryLimit: 12,
  priority: 'newest_first',
})
export type StockNoticeMail = z.infer<typeof stockNoticeMailJob.payload>
