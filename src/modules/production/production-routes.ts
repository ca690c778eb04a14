import { implement } from '@orpc/server'
import { productionContract } from '#contract/production.ts'
import { stepPhoto } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { listQueue } from './queue/list-queue.ts'
import { tellHold } from './queue/tell-hold.ts'
import { moveItems, setSteps } from './queue/move-items.ts'
import { addStep } from './steps/add-step.ts'
import { changeStep } from './steps/change-step.ts'
import { getItemSteps, getOrderSteps } from './steps/item-store.ts'
import { remakePiece } from './steps/remake-piece.ts'
import { addStepPhoto, admitStepPhoto, removeStepPhoto } from './steps/step-photos.ts'
import { listWorkers } from './steps/workers.ts'

const os = implement(productionContract).$context<RequestContext>()

export const productionRoutes = {
  queue: os.queue.handler(({ input, context }) => listQueue(context.ctx, input)),
  ofItem: os.ofItem.handler(({ input, context }) => getItemSteps(context.ctx, input.id)),
  ofOrder: os.ofOrder.handler(({ input, context }) => getOrderSteps(context.ctx, input.id)),
  changeStep: os.changeStep.handler(({ input: { params, body }, context }) => {
    const { expected_updated_at: expectedUpdatedAt, ...change } = body
    return inTransaction(context.ctx, (ctx) => changeStep(ctx, { itemId: params.id, stepId: params.stepId, change, expectedUpdatedAt }))
  }),
  people: os.people.handler(async ({ context }) => ({ people: await listWorkers(context.ctx) })),
  hold: os.hold.handler(({ input, context }) => tellHold(context.ctx, input)),
  remake: os.remake.handler(({ input: { params, body }, context }) =>
    inTransaction(context.ctx, (ctx) => remakePiece(ctx, { itemId: params.id, reason: body.reason })),
  ),
  addStep: os.addStep.handler(({ input: { params, body }, context }) =>
    inTransaction(context.ctx, (ctx) => addStep(ctx, { itemId: params.id, ...body })),
  ),
  addPhoto: os.addPhoto
    .use(takesUpload<RequestContext>(stepPhoto, (context, { id: itemId = '', stepId = '' }) => admitStepPhoto(context, { itemId, stepId })))
    .handler(({ input: { params, body }, context }) =>
      addStepPhoto(context.ctx, { itemId: params.id, stepId: params.stepId, file: body.file, photoId: body.id }),
    ),
  removePhoto: os.removePhoto.handler(({ input: { id: itemId, stepId, photoId }, context }) =>
    removeStepPhoto(context.ctx, { itemId, stepId, photoId }),
  ),
  batch: os.batch.handler(({ input, context }) => setSteps(context.ctx, input)),
  move: os.move.handler(({ input, context }) => moveItems(context.ctx, input)),
}
