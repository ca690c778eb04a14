import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** `reminder`: tomorrow it can be collected; `cancelled`: the event is called off; `moved`: it is kept for another event. */
export const pickupMailJob = defineJob({
  name: 'pickup-mail',
  payload: z.strictObject({ orderId: z.uuid(), kind: z.enum(['reminder', 'cancelled', 'moved']), occasion: z.uuid() }),
  retryLimit: 12,
  concurrency: 4,
})
export type PickupMail = z.infer<typeof pickupMailJob.payload>
