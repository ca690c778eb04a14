import { setTimeout as pause } from 'node:timers/promises'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { type DeliveryOutcome, deliverEmail, emailRenderer, type LetterParts, takeTurns } from '#modules/letters/index.ts'
import { selectCampaigns, lettersOf } from '../campaign-store.ts'
import { heldMs } from './begin-sending.ts'
import { campaignJob, type CampaignLink } from './campaign-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** How long one job of the chain works: less than a stopping process waits for its jobs. */
const linkMs = 2000
/** Recipients read at once. Their outcomes are written together after all were tried. */
const batchSize = 48
/** The number of open connections to the mail server. */
const lanes = 6
const noTurnMs = 100
/** The delay before a retry of one recipient, and of all while the mail server is unreachable. */
const [putOffMs, idleAfterMs] = [60_000, 10_000]

type Recipient = { email: string; language: string }

/** Sends for a moment, then enqueues the next job of its chain. Handles `campaignJob`: safe to run twice. Must not run in a transaction. */
export async function sendLink(ctx: Ctx, parts: LetterParts, link: CampaignLink): Promise<void> {
  const endsAt = performance.now() + linkMs
  let prepare: ReturnType<typeof emailRenderer> | undefined
  while (performance.now() < endsAt) {
    if (!(await holdTurn(ctx, link))) return
    const campaign = await selectCampaigns(ctx.db).where('c.id', '=', link.campaignId).executeTakeFirst()
    if (campaign?.status !== 'sending') return
    if (isQuiet(ctx.clock.now()) && !campaign.ignore_quiet_hours) return letGo(ctx, link)
    const render = (prepare ??= emailRenderer(ctx, parts, { letters: lettersOf(campaign) }))
    const batch = await findWaiting(ctx, link.campaignId)
    if (batch.length === 0) {
      if (await finish(ctx, link)) return
      break
    }
    const turns = await takeTurns(ctx, batch.length)
    if (turns === 0) {
      await pause(noTurnMs)
      continue
    }
    const handed = await inLanes(batch.slice(0, turns), endsAt, ({ email, language }) =>
      deliverEmail(ctx, parts, {
        origin: { campaignId: link.campaignId },
        email,
        language: spokenLanguage(ctx, language),
        prepare: render,
      }),
    )
    await noteDelivered(ctx, link.campaignId, handed)
    if ([...handed.values()].includes('away')) return goOnLater(ctx, link)
  }
  await ctx.jobs.enqueue(ctx.db, campaignJob, link, await nextStart(ctx, link))
}

/** Extends the chain's claim. Returns false when another chain has replaced it. */
async function holdTurn({ db, clock }: Ctx, { campaignId, turn }: CampaignLink): Promise<boolean> {
  const held = await db
    .updateTable('campaign_runs')
    .set({ held_until: new Date(clock.now().getTime() + heldMs) })
    .where('id', '=', campaignId)
    .where('turn', '=', turn)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** Ends the chain. The next run of `goOnSending` starts another when it is time. */
async function letGo({ db, clock }: Ctx, { campaignId, turn }: CampaignLink): Promise<void> {
  await db.updateTable('campaign_runs').set({ held_until: clock.now() }).where('id', '=', campaignId).where('turn', '=', turn).execute()
}

function findWaiting({ db, clock }: Ctx, campaignId: string): Promise<Recipient[]> {
  return db
    .selectFrom('campaign_recipients')
    .select(['email', 'language'])
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', clock.now())
    .orderBy('next_at')
    .limit(batchSize)
    .execute()
}

/** Sends in parallel lanes, which stop when the mail server is unreachable or the time is up. */
async function inLanes(
  batch: readonly Recipient[],
  endsAt: number,
  hand: (one: Recipient) => Promise<DeliveryOutcome>,
): Promise<Map<string, DeliveryOutcome>> {
  const handed = new Map<string, DeliveryOutcome>()
  const waiting = batch.values()
  let isAway = false
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const one of waiting) {
        if (isAway || performance.now() > endsAt) return
        const outcome = await hand(one)
        isAway ||= outcome === 'away'
        handed.set(one.email, outcome)
      }
    }),
  )
  return handed
}

type Done = 'done' | 'left' | 'failed' | 'unknown'
const states: Partial<Record<DeliveryOutcome, Done>> = {
  sent: 'done',
  unknown: 'unknown',
  already: 'done',
  left: 'left',
  no_letter: 'left',
  failed: 'failed',
}

async function noteDelivered({ db, clock }: Ctx, campaignId: string, handed: ReadonlyMap<string, DeliveryOutcome>): Promise<void> {
  const now = clock.now()
  const note = async (emails: string[], set: { state: Done } | { next_at: Date }) => {
    if (emails.length === 0) return
    await db.updateTable('campaign_recipients').set(set).where('campaign_id', '=', campaignId).where('email', 'in', emails).execute()
  }
  const emailsOf = (matches: (outcome: DeliveryOutcome) => boolean) =>
    [...handed].filter(([, outcome]) => matches(outcome)).map(([email]) => email)
  for (const state of ['done', 'left', 'failed', 'unknown'] as const)
    await note(
      emailsOf((outcome) => states[outcome] === state),
      { state },
    )
  const putOff = emailsOf((outcome) => outcome === 'later' || outcome === 'second_today')
  await note(putOff, { next_at: new Date(now.getTime() + putOffMs) })
  if ([...handed.values()].includes('away')) return
  await db
    .updateTable('campaign_runs')
    .set({ mail_away_since: null })
    .where('id', '=', campaignId)
    .where('mail_away_since', 'is not', null)
    .execute()
}

async function goOnLater(ctx: Ctx, link: CampaignLink): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .updateTable('campaign_runs')
    .set((eb) => ({
      mail_away_since: eb.fn.coalesce('mail_away_since', eb.val(now)),
      held_until: new Date(now.getTime() + idleAfterMs + heldMs),
    }))
    .where('id', '=', link.campaignId)
    .where('turn', '=', link.turn)
    .execute()
  await ctx.jobs.enqueue(ctx.db, campaignJob, link, { startAfter: new Date(now.getTime() + idleAfterMs) })
}

async function finish(ctx: Ctx, { campaignId }: CampaignLink): Promise<boolean> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const waiting = await db
      .selectFrom('campaign_recipients')
      .select('email')
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'waiting')
      .limit(1)
      .executeTakeFirst()
    if (waiting) return false
    const now = clock.now()
    await db
      .updateTable('campaigns')
      .set({ status: 'sent', finished_at: now, updated_at: now })
      .where('id', '=', campaignId)
      .where('status', '=', 'sending')
      .execute()
    return true
  })
}

/** Returns the time of the next job: now, or when the first retry is due, but early enough to keep the chain's claim. */
async function nextStart({ db, clock }: Ctx, { campaignId }: CampaignLink): Promise<{ startAfter?: Date }> {
  const next = await db
    .selectFrom('campaign_recipients')
    .select((eb) => eb.fn.min('next_at').as('at'))
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const now = clock.now().getTime()
  const waitMs = Math.min((next?.at?.getTime() ?? now) - now, heldMs / 2)
  return waitMs > 0 ? { startAfter: new Date(now + waitMs) } : {}
}
