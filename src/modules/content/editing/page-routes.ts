import { implement } from '@orpc/server'
import { contentPagesContract } from '#contract/content-pages.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { withEnglish } from '#modules/english-texts.ts'
import { changePage } from './change-page.ts'
import { getPageToEdit, getVersion, listPages, listVersions } from './read-pages.ts'

const os = implement(contentPagesContract).$context<RequestContext>()

export const pageRoutes = os.router({
  list: os.list.handler(({ input, context }) => listPages(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getPageToEdit(context.ctx, input.slug)),
  change: os.change.handler(({ input, context }) => {
    const { expected_updated_at: expected, ...change } = input.body
    return inTransaction(context.ctx, (ctx) => changePage(ctx, input.params.slug, withEnglish(change), expected))
  }),
  versions: os.versions.handler(({ input, context }) => listVersions(context.ctx, input)),
  version: os.version.handler(({ input, context }) => getVersion(context.ctx, input.slug, input.number)),
})
