import { implement } from '@orpc/server'
import { studioContract } from '#contract/studio-calls.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { makeImages, tryAgain, varyImage } from './images/make-images.ts'
import { removeImage, reviewImage } from './images/review-image.ts'
import { getSession } from './present-session.ts'
import { changePrompt, writePrompts } from './prompts/write-prompts.ts'
import { saveImages } from './save-images.ts'
import { analyseDesign } from './sessions/analyse-design.ts'
import { changeSession } from './sessions/change-session.ts'
import { createSession } from './sessions/create-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { removeSession } from './sessions/remove-session.ts'
import type { StudioTools } from './studio-tools.ts'

const os = implement(studioContract).$context<RequestContext>()

export function studioRoutes(tools: StudioTools) {
  return os.router({
    list: os.list.handler(({ input, context }) => listSessions(context.ctx, tools, input)),
    create: os.create.handler(({ input, context }) =>
      inTransaction(context.ctx, async (ctx) => getSession(ctx, tools, await createSession(ctx, input))),
    ),
    get: os.get.handler(({ input, context }) => getSession(context.ctx, tools, input.id)),
    change: os.change.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, async (ctx) => {
        await changeSession(ctx, tools, params.id, body)
        return getSession(ctx, tools, params.id)
      }),
    ),
    remove: os.remove.handler(({ input, context }) => removeSession(context.ctx, input.id)),
    analyse: os.analyse.handler(({ input, context }) => analyseDesign(context.ctx, tools, input.id)),
    writePrompts: os.writePrompts.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, (ctx) => writePrompts(ctx, params.id, body)),
    ),
    changePrompt: os.changePrompt.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, (ctx) => changePrompt(ctx, tools, { sessionId: params.id, shotId: params.shot }, body)),
    ),
    makeImages: os.makeImages.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, (ctx) => makeImages(ctx, tools, params.id, body?.shots)),
    ),
    tryAgain: os.tryAgain.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) => tryAgain(ctx, tools, { sessionId: input.id, imageId: input.imageId })),
    ),
    vary: os.vary.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, (ctx) => varyImage(ctx, tools, { sessionId: params.id, imageId: params.imageId }, body?.note)),
    ),
    removeImage: os.removeImage.handler(({ input, context }) => removeImage(context.ctx, { sessionId: input.id, imageId: input.imageId })),
    review: os.review.handler(({ input: { params, body }, context }) =>
      inTransaction(context.ctx, (ctx) => reviewImage(ctx, { sessionId: params.id, imageId: params.imageId }, body)),
    ),
    save: os.save.handler(async ({ input: { params, body }, context }) => {
      await saveImages(context.ctx, params.id, body.images)
      return getSession(context.ctx, tools, params.id)
    }),
  })
}
