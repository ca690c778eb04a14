import { isQuiet } from '#contract/rules/quiet-hours.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { keepRecipients } from '../audience.ts'
import { audienceOf, type CampaignRow, selectCampaigns } from '../campaign-store.ts'
import { campaignJob } from './campaign-job.ts'

/** A chain of jobs extends its claim more often than this. */
export const heldMs = 30_000
/** Bounds one run; the next minute takes the rest. */
const mostAtOnce = 20

/** Stores the recipients and starts the chain of jobs. Requires a transaction that has locked the campaign. */
export async function beginSending(ctx: Ctx, campaign: CampaignRow): Promise<void> {
  const recipients = await keepRecipients(ctx, campaign.id, audienceOf(campaign))
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('campaigns')
    .set({ status: 'sending', recipients, started_at: now, updated_at: now })
    .where('id', '=', campaign.id)
    .execute()
  await beginChain(ctx, campaign.id)
}

/** Starts a new chain. An older one ends when it sees that its turn is out of date. Requires a transaction. */
export async function beginChain(ctx: Ctx, id: string): Promise<void> {
  const row = { turn: newId(), held_until: new Date(ctx.clock.now().getTime() + heldMs), mail_away_since: null }
  await ctx.db
    .insertInto('campaign_runs')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await ctx.jobs.enqueue(ctx.db, campaignJob, { campaignId: id, turn: row.turn })
}

/** Starts scheduled campaigns that are due, and resumes those whose chain died or waited for the end of the night. Runs every minute. */
export async function goOnSending(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const due = await selectCampaigns(inside.db)
      .where('c.status', '=', 'scheduled')
      .where('c.send_at', '<=', inside.clock.now())
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const campaign of due) await beginSending(inside, campaign)
  })
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now()
    const left = await inside.db
      .selectFrom('campaigns as c')
      .innerJoin('campaign_runs as r', 'r.id', 'c.id')
      .select('c.id')
      .where('c.status', '=', 'sending')
      .where('r.held_until', '<', now)
      .$if(isQuiet(now), (query) => query.where('c.ignore_quiet_hours', '=', true))
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of left) await beginChain(inside, id)
  })
}
