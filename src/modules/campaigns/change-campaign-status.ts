import { languages } from '#contract/languages.ts'
import type { Campaign } from '#contract/campaigns.ts'
import type { Ctx } from '#modules/context.ts'
import { forgetUnknown, letterProblems } from '#modules/letters/index.ts'
import { refuse } from '#modules/refuse.ts'
import { countAudience } from './audience.ts'
import { audienceOf, type CampaignRow, findCampaign, lettersOf, lockCampaign } from './campaign-store.ts'
import { logged } from './change-campaign.ts'
import { beginChain, beginSending } from './sending/begin-sending.ts'

type Sending = { at?: string | undefined; ignore_quiet_hours?: boolean | undefined }

/** Requires a transaction. Throws campaign_not_found, campaign_status, letter_not_ready, nobody_to_write_to. */
export async function sendCampaign(
  ctx: Ctx,
  publicUrl: string,
  id: string,
  { at, ignore_quiet_hours = false }: Sending,
): Promise<Campaign> {
  const before = await lockCampaign(ctx, id, 'draft')
  const { recipients, by_language } = await countAudience(ctx, audienceOf(before))
  const problems = await letterProblems(ctx, {
    publicUrl,
    letters: lettersOf(before),
    languages: recipients === 0 ? undefined : languages.filter((language) => by_language[language] > 0),
  })
  if (problems.length > 0) refuse('letter_not_ready', { problems })
  if (recipients === 0) refuse('nobody_to_write_to')
  const now = ctx.clock.now()
  const sendAt = at === undefined ? null : new Date(at)
  const isLater = sendAt !== null && sendAt > now
  await ctx.db
    .updateTable('campaigns')
    .set({ send_at: sendAt, ignore_quiet_hours, updated_at: now, ...(isLater ? { status: 'scheduled' } : {}) })
    .where('id', '=', id)
    .execute()
  if (!isLater) await beginSending(ctx, await findCampaign(ctx, id))
  return logged(ctx, 'campaign.send', await findCampaign(ctx, id), before)
}

/** Letters that are being handed over are still sent. Requires a transaction. Throws campaign_not_found, campaign_status. */
export async function pauseCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const before = await lockCampaign(ctx, id, 'sending')
  await turnTo(ctx, id, 'paused')
  return logged(ctx, 'campaign.pause', await findCampaign(ctx, id), before)
}

/** Requires a transaction. Throws campaign_not_found, campaign_status. */
export async function resumeCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const before = await lockCampaign(ctx, id, 'paused')
  await turnTo(ctx, id, 'sending')
  await beginChain(ctx, id)
  return logged(ctx, 'campaign.resume', await findCampaign(ctx, id), before)
}

/** Stops sending; letters already sent cannot be recalled. Requires a transaction. Throws campaign_not_found, campaign_status. */
export async function cancelCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const before = await lockCampaign(ctx, id, 'scheduled', 'sending', 'paused')
  await turnTo(ctx, id, 'cancelled')
  await ctx.db
    .updateTable('campaigns')
    .set({ finished_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('started_at', 'is not', null)
    .execute()
  await ctx.db.deleteFrom('campaign_recipients').where('campaign_id', '=', id).where('state', '=', 'waiting').execute()
  return logged(ctx, 'campaign.cancel', await findCampaign(ctx, id), before)
}

/** Sends again to recipients whose delivery is unknown. Requires a transaction. Throws campaign_not_found, campaign_status. */
export async function sendUnknown(ctx: Ctx, id: string): Promise<Campaign> {
  const before = await lockCampaign(ctx, id, 'sending', 'paused', 'sent')
  const emails = await forgetUnknown(ctx, { campaignId: id })
  if (emails.length > 0) await sendTo(ctx, before, emails)
  return logged(ctx, 'campaign.send_unknown', await findCampaign(ctx, id), before)
}

async function sendTo(ctx: Ctx, { id, status }: CampaignRow, emails: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('campaign_recipients')
    .set({ state: 'waiting', next_at: ctx.clock.now() })
    .where('campaign_id', '=', id)
    .where('email', 'in', emails)
    .execute()
  if (status !== 'sent') return
  await turnTo(ctx, id, 'sending')
  await ctx.db.updateTable('campaigns').set({ finished_at: null }).where('id', '=', id).execute()
  await beginChain(ctx, id)
}

async function turnTo({ db, clock }: Ctx, id: string, status: Campaign['status']): Promise<void> {
  await db.updateTable('campaigns').set({ status, updated_at: clock.now() }).where('id', '=', id).execute()
}
