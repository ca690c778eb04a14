import { sql } from 'kysely'
import type { Campaign, CampaignPage } from '#contract/campaigns.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { lettersFigures, letterProblems, linkFigures } from '#modules/letters/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { audienceOf, findCampaign, lettersOf, presentCampaign, presentListed, selectCampaigns } from './campaign-store.ts'

type Search = {
  q?: string | undefined
  status?: Campaign['status'] | undefined
  sort: SortOf<'campaigns'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

const sortable = { updated_at: 'c.updated_at', created_at: 'c.created_at', name: sql`lower(c.name)` }

export async function listCampaigns({ db }: Pick<Ctx, 'db'>, { q, status, page, limit, ...sorting }: Search) {
  const matching = selectCampaigns(db)
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(${holdsWords(sql`c.name`, q ?? '')}
          or exists (select from jsonb_each(c.letters) l where ${holdsWords(sql`l.value ->> 'subject'`, q ?? '')}))`,
      ),
    )
    .$if(status !== undefined, (query) => query.where('c.status', '=', status ?? 'draft'))
  const [rows, total] = await Promise.all([
    onPage(sortedBy(matching, sorting, sortable, 'c.id'), { page, limit }).execute(),
    countUpTo(db, matching, mostCounted),
  ])
  const figures = await lettersFigures(
    { db },
    rows.map(({ id }) => ({ campaignId: id })),
  )
  return { campaigns: rows.map((row, index) => presentListed(row, figures[index])), total, page, limit }
}

/** Adds missing parts of its letters, the clicks on each link and the reason why sending waits. Throws campaign_not_found. */
export async function getCampaignPage(ctx: Ctx, publicUrl: string, id: string): Promise<CampaignPage> {
  const row = await findCampaign(ctx, id)
  const isOpen = row.status === 'draft' || row.status === 'scheduled'
  const [campaign, links, waits_for, { letters_per_minute }] = await Promise.all([
    presentCampaign(ctx, row),
    linkFigures(ctx, { campaignId: id }),
    waitsFor(ctx, row),
    getSettings(ctx),
  ])
  const problems = isOpen ? await letterProblems(ctx, { publicUrl, letters: lettersOf(row), languages: audienceOf(row).languages }) : []
  return { ...campaign, problems, links, waits_for, letters_per_minute }
}

async function waitsFor(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id, status, ignore_quiet_hours }: { id: string; status: Campaign['status']; ignore_quiet_hours: boolean },
): Promise<CampaignPage['waits_for']> {
  if (status === 'scheduled') return 'its_time'
  if (status !== 'sending') return null
  if (isQuiet(clock.now()) && !ignore_quiet_hours) return 'quiet_hours'
  const run = await db.selectFrom('campaign_runs').select('mail_away_since').where('id', '=', id).executeTakeFirst()
  return run?.mail_away_since ? 'mail_service' : null
}
