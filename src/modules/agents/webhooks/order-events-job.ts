import { z } from 'zod'
import { defineJob } from '#kit/jobs/jobs.ts'

/** Sends the messages of one order, in their order. Retries of a message are planned in `agent_events`. */
export const orderEventsJob = defineJob({
  name: 'agent-order-events',
  payload: z.strictObject({ orderId: z.uuid() }),
  // An agent may take ten seconds to answer; others do not wait for it.
  concurrency: 8,
  givesWay: true,
})
