import { implement } from '@orpc/server'
import { contentContract } from '#contract/content.ts'
import type { RequestContext } from '#modules/context.ts'
import { getContentPage } from './get-content-page.ts'

const os = implement(contentContract).$context<RequestContext>()

export const contentRoutes = os.router({
  getPage: os.getPage.handler(({ input, context }) => getContentPage(context.ctx, input)),
})
