import { implement } from '@orpc/server'
import { mostSubscriberFileMb, subscribersContract } from '#contract/subscribers.ts'
import { subscriberFile } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext, speaking } from '#modules/context.ts'
import { importSubscribers } from './import-subscribers.ts'
import { exportSubscribers, listSubscribers } from './list-subscribers.ts'
import { removeSubscriber } from './remove-subscriber.ts'
import { listImports, takeBackImport } from './take-back-import.ts'
import { readGrowth } from './subscriber-growth.ts'

const os = implement(subscribersContract).$context<RequestContext>()

export const subscriberRoutes = os.router({
  list: os.list.handler(({ input, context }) => listSubscribers(context.ctx, input)),
  file: os.file.handler(({ input, context }) => exportSubscribers(speaking(context.ctx, input.lang), input)),
  growth: os.growth.handler(({ context }) => readGrowth(context.ctx)),
  remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeSubscriber(ctx, input.id))),
  import: os.import
    .use(takesUpload<RequestContext>(subscriberFile, () => Promise.resolve({ mostMb: mostSubscriberFileMb })))
    .handler(({ input: { query, body }, context }) =>
      importSubscribers(context.ctx, { file: body.file, consentFrom: body.consent_from, isDryRun: query.dry_run === 'true' }),
    ),
  imports: os.imports.handler(async ({ context }) => ({ imports: await listImports(context.ctx) })),
  takeBackImport: os.takeBackImport.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => takeBackImport(ctx, input.id))),
})
