import { implement } from '@orpc/server'
import { adminEventsContract } from '#contract/admin-events.ts'
import { eventImage, eventMap } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { changeEvent, createEvent, removeEvent } from './edit-event.ts'
import { admitEventImage, removeEventMap, setEventImage, setEventMap } from './event-image.ts'
import { getAdminEventPage, listAdminEvents } from './list-admin-events.ts'

const os = implement(adminEventsContract).$context<RequestContext>()

export const adminEventRoutes = os.router({
  list: os.list.handler(({ input, context }) => listAdminEvents(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getAdminEventPage(context.ctx, input.id)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createEvent(ctx, input))),
  change: os.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeEvent(ctx, input.params.id, input.body))),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeEvent(ctx, input.id))),
  setImage: os.setImage
    .use(takesUpload<RequestContext>(eventImage, (context, { id = '' }) => admitEventImage(context, id)))
    .handler(({ input, context }) => setEventImage(context.ctx, input.params.id, input.body)),
  setMap: os.setMap
    .use(takesUpload<RequestContext>(eventMap, (context, { id = '' }) => admitEventImage(context, id)))
    .handler(({ input, context }) => setEventMap(context.ctx, input.params.id, input.body)),
  removeMap: os.removeMap.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeEventMap(ctx, input.id))),
})
