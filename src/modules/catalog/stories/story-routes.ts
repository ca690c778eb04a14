import { implement } from '@orpc/server'
import { storiesContract } from '#contract/stories.ts'
import { storyImage } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { withEnglish } from '#modules/english-texts.ts'
import { getAdminStory, listAdminStories } from './admin-stories.ts'
import { admitStoryImage, changeStory, createStory, removeStory, setStoryImage } from './edit-story.ts'

const os = implement(storiesContract).$context<RequestContext>()

export const storyRoutes = os.router({
  list: os.list.handler(({ input, context }) => listAdminStories(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getAdminStory(context.ctx, input.id)),
  create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createStory(ctx, withEnglish(input)))),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expected, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changeStory(ctx, input.params.id, withEnglish(change), expected))
  }),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeStory(ctx, input.id))),
  setImage: os.setImage
    .use(takesUpload<RequestContext>(storyImage, (context, { id = '' }) => admitStoryImage(context, id)))
    .handler(({ input, context }) => setStoryImage(context.ctx, input.params.id, input.body)),
})
