import { implement } from '@orpc/server'
import { campaignsContract } from '#contract/campaigns.ts'
import { letterImage } from '#contract/uploads.ts'
import type { Config } from '#kit/config/config.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { countAudience, countChoices } from './audience.ts'
import { audienceOf, findCampaign } from './campaign-store.ts'
import { changeCampaign, copyCampaign, createCampaign, removeCampaign } from './change-campaign.ts'
import { getCampaignPage, listCampaigns } from './list-campaigns.ts'
import { addLetterImage, admitLetterImage, previewCampaign, testCampaign } from './look-at-letter.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign, sendCampaign, sendUnknown } from './change-campaign-status.ts'

const os = implement(campaignsContract).$context<RequestContext>()

export function campaignRoutes({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return os.router({
    list: os.list.handler(({ input, context }) => listCampaigns(context.ctx, input)),
    create: os.create.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => createCampaign(ctx, input))),
    get: os.get.handler(({ input, context }) => getCampaignPage(context.ctx, publicUrl, input.id)),
    change: os.change.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) => changeCampaign(ctx, input.params.id, input.body)),
    ),
    copy: os.copy.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => copyCampaign(ctx, input.id))),
    remove: os.remove.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => removeCampaign(ctx, input.id))),
    preview: os.preview.handler(({ input, context }) => previewCampaign(context.ctx, publicUrl, input)),
    audience: os.audience.handler(async ({ input, context: { ctx } }) => countAudience(ctx, audienceOf(await findCampaign(ctx, input.id)))),
    audienceChoices: os.audienceChoices.handler(async ({ input, context: { ctx } }) =>
      countChoices(ctx, audienceOf(await findCampaign(ctx, input.id))),
    ),
    test: os.test.handler(({ input, context }) => testCampaign(context, input.params.id, input.body)),
    send: os.send.handler(({ input, context }) => sendCampaign(context.ctx, publicUrl, input.params.id, input.body)),
    pause: os.pause.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => pauseCampaign(ctx, input.id))),
    resume: os.resume.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => resumeCampaign(ctx, input.id))),
    cancel: os.cancel.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => cancelCampaign(ctx, input.id))),
    sendUnknown: os.sendUnknown.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => sendUnknown(ctx, input.id))),
    addImage: os.addImage
      .use(takesUpload<RequestContext>(letterImage, admitLetterImage))
      .handler(({ input, context }) => addLetterImage(context.ctx, input.file)),
  })
}
