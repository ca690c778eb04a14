import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

export const replyMailJob = defineJob({
  name: 'reply-mail',
  payload: z.strictObject({ id: z.uuid() }),
  retryLimit: 12,
  priority: 'newest_first',
})

export function replyMailKey(id: string): string {
  return `support-reply:${id}`
}
