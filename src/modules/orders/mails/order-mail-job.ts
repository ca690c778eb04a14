import { z } from 'zod'
import { orderMailKinds } from '#contract/rules/order-mails.ts'
import { defineJob } from '#kit/jobs/jobs.ts'

/** A mail about one step of an order. `occasion` (a history entry's id) distinguishes a second 'shipped' from a retry of the first. */
export const orderMailJob = defineJob({
  name: 'order-mail',
  payload: z.strictObject({ orderId: z.uuid(), kind: z.enum(orderMailKinds), occasion: z.uuid() }),
  // With pauses that double from two seconds, about four hours: longer than most outages of a mail server.
  retryLimit: 12,
  // A buyer who has just ordered checks the mailbox; one who ordered an hour ago does not.
  priority: 'newest_first',
  concurrency: 4,
  givesWay: true,
})
