import { implement } from '@orpc/server'
import { eventsContract } from '#contract/events.ts'
import type { Language } from '#contract/languages.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { getEvent } from './get-event.ts'
import { listEvents } from './list-events.ts'

const os = implement(eventsContract).$context<RequestContext>()

export const eventRoutes = os.router({
  list: os.list.handler(({ input, context }) => listEvents(speaking(context.ctx, input.lang), input)),
  get: os.get.handler(({ input, context }) => getEvent(speaking(context.ctx, input.lang), input)),
})

function speaking(ctx: Ctx, language: Language | undefined): Ctx {
  return language === undefined ? ctx : { ...ctx, language }
}
