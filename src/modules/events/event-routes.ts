import { implement } from '@orpc/server'
import { eventsContract } from '#contract/events.ts'
import { type RequestContext, speaking } from '#modules/context.ts'
import { getEvent } from './get-event.ts'
import { listEvents } from './list-events.ts'

const os = implement(eventsContract).$context<RequestContext>()

export const eventRoutes = os.router({
  list: os.list.handler(({ input, context }) => listEvents(speaking(context.ctx, input.lang), input)),
  get: os.get.handler(({ input, context }) => getEvent(speaking(context.ctx, input.lang), input)),
})
