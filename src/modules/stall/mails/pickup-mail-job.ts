import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** `reminder`: pickup is possible tomorrow. `cancelled`: the event is cancelled. `moved`: the order waits for another event. */
export const pickupMailJob = defineJob({
  name: 'pickup-mail',
  payload: z.strictObject({ orderId: z.uuid(), kind: z.enum(['reminder', 'cancelled', 'moved']), occasion: z.uuid() }),
  retryLimit: 12,
  concurrency: 4,
})
export type PickupMail = z.infer<typeof pickupMailJob.payload>
