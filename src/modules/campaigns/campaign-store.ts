import type { Campaign, CampaignAudience, ListedCampaign } from '#contract/campaigns.ts'
import type { Letters } from '#contract/letter-blocks.ts'
import { languages } from '#contract/languages.ts'
import { money } from '#contract/rules/money.ts'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { type LetterFigures, lettersFigures } from '#modules/letters/index.ts'
import { refuse } from '#modules/refuse.ts'

export function selectCampaigns(db: Database) {
  return db
    .selectFrom('campaigns as c')
    .select(['c.id', 'c.name', 'c.status', 'c.audience', 'c.letters', 'c.recipients', 'c.send_at', 'c.ignore_quiet_hours'])
    .select(['c.started_at', 'c.finished_at', 'c.created_at', 'c.updated_at'])
    .$narrowType<{ status: Campaign['status'] }>()
}
export type CampaignRow = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['executeTakeFirstOrThrow']>>

/** Throws campaign_not_found. */
export async function findCampaign({ db }: Pick<Ctx, 'db'>, id: string): Promise<CampaignRow> {
  const row = await selectCampaigns(db).where('c.id', '=', id).executeTakeFirst()
  if (!row) refuse('campaign_not_found')
  return row
}

/** Locks the campaign until the transaction ends. Throws campaign_not_found, and campaign_status when its status is not in `states`. */
export async function lockCampaign({ db }: Pick<Ctx, 'db'>, id: string, ...states: readonly Campaign['status'][]): Promise<CampaignRow> {
  const row = await selectCampaigns(db).where('c.id', '=', id).forUpdate().executeTakeFirst()
  if (!row) refuse('campaign_not_found')
  if (!states.includes(row.status)) refuse('campaign_status', { status: row.status })
  return row
}

export function lettersOf({ letters }: Pick<CampaignRow, 'letters'>): Letters {
  return letters as Letters
}

export function audienceOf({ audience }: Pick<CampaignRow, 'audience'>): CampaignAudience {
  return audience as CampaignAudience
}

/** Includes its figures. Throws campaign_not_found. */
export async function getCampaign(ctx: Pick<Ctx, 'db'>, id: string): Promise<Campaign> {
  return presentCampaign(ctx, await findCampaign(ctx, id))
}

export async function presentCampaign(ctx: Pick<Ctx, 'db'>, row: CampaignRow): Promise<Campaign> {
  const [figures] = await lettersFigures(ctx, [{ campaignId: row.id }])
  return { ...presentHead(row, figures), audience: audienceOf(row), letters: lettersOf(row) }
}

export function presentListed(row: CampaignRow, figures: LetterFigures | undefined): ListedCampaign {
  const letters = lettersOf(row)
  const written = languages.filter((language) => letters[language])
  return {
    ...presentHead(row, figures),
    languages: written,
    subject: letters.en?.subject || written.map((language) => letters[language]?.subject ?? '').find((subject) => subject !== '') || '',
  }
}

function presentHead(row: CampaignRow, figures: LetterFigures | undefined): Omit<Campaign, 'audience' | 'letters'> {
  const { sent = 0, failed = 0, unknown = 0, bounced = 0, clicked = 0, unsubscribed = 0, orders = 0, revenue = 0 } = figures ?? {}
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    counts: { recipients: row.recipients, sent, failed, unknown, bounced, clicked, unsubscribed, orders, revenue: money(revenue) },
    send_at: row.send_at?.toISOString() ?? null,
    ignore_quiet_hours: row.ignore_quiet_hours,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
