import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

export const supportReaders = ['staff', 'sender'] as const

export const supportMailJob = defineJob({
  name: 'support-mail',
  payload: z.strictObject({ form: z.enum(['contact', 'preorder']), id: z.uuid(), reader: z.enum(supportReaders) }),
  // Retries for about four hours, with pauses that double from 2 s. That is longer than most outages of a mail server.
  retryLimit: 12,
  priority: 'newest_first',
})
export type SupportMail = z.infer<typeof supportMailJob.payload>

export function supportMailKey({ form, id, reader }: SupportMail): string {
  return `support:${form}:${id}:${reader}`
}
