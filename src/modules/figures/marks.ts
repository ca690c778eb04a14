import { sql } from 'kysely'
import type { Figures } from '#contract/figures.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { shopDay } from './raw-rows.ts'
import type { Days } from './span.ts'

/** Returns events that may explain a day's figures: campaigns sent and shop events begun on that day. */
export async function readMarks({ db, language }: Pick<Ctx, 'db' | 'language'>, { from, to }: Days): Promise<Figures['marks']> {
  const [start, end] = [startOfDay(from), endOfDay(to)]
  const { rows } = await sql<Figures['marks'][number]>`
    select ${shopDay(sql`c.started_at`)}::text as day, 'letter' as kind, c.id, c.name, c.recipients
    from campaigns c where c.started_at >= ${start} and c.started_at < ${end} and c.status in ('sending', 'paused', 'sent')
    union all
    select ${shopDay(sql`e.starts_at`)}::text, 'event', e.id, coalesce(nullif(t.title, ''), e.title), null
    from events e left join event_translations t on t.event_id = e.id and t.language = ${language}
    where e.starts_at >= ${start} and e.starts_at < ${end} and e.status = 'published'
    order by 1, 2 desc, 4`.execute(db)
  return rows
}
