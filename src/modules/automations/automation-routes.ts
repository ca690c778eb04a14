import { implement } from '@orpc/server'
import { automationsContract } from '#contract/automations.ts'
import { pages } from '#contract/pages.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { reasonIn, renderLetter } from '#modules/letters/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findAutomation, listAutomations, presentAutomation } from './automation-store.ts'
import { changeAutomation, sendTest } from './change-automation.ts'
import { sampleSubject } from './letter-subject.ts'

const os = implement(automationsContract).$context<RequestContext>()

export function automationRoutes(publicUrl: string) {
  return os.router({
    list: os.list.handler(async ({ context }) => ({ automations: await listAutomations(context.ctx, publicUrl) })),
    change: os.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeAutomation(ctx, publicUrl, input))),
    preview: os.preview.handler(async ({ input, context: { ctx } }) => {
      const { letters } = await presentAutomation(ctx, publicUrl, await findAutomation(ctx, input.kind))
      const preview = await renderLetter(ctx, {
        publicUrl,
        letters,
        language: input.lang,
        reader: { isMember: false },
        linkTo: (href) => href,
        unsubscribeUrl: publicUrl + pages.unsubscribe(),
        preferencesUrl: publicUrl + pages.newsletterPreferences(),
        reason: await reasonIn(ctx, input.lang),
        extra: await sampleSubject(ctx, input.kind, input.lang),
      })
      if (!preview) refuse('no_letter')
      return preview
    }),
    test: os.test.handler(async ({ input: { params, body }, context }) => {
      await inTransaction(context.ctx, (ctx) => sendTest(ctx, publicUrl, { ...params, ...body }))
      return { sent_to: body.email }
    }),
  })
}
