import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { rangeOf } from '../cells.ts'
import { dayFiles, type ExportedKind, exportedKinds, keyOf, packDay } from './day-files.ts'

/**
 * Stores each day that was added up since its last export, for example after late events, refunds or departed people. Does nothing when the
 * setting is off. Safe to run again at any time.
 */
export async function exportDays(ctx: Ctx): Promise<void> {
  if ((await getSettings(ctx)).figures_export === 'off') return
  for (const kind of exportedKinds) {
    for (const { day, added_up_at } of await listNewDays(ctx, kind)) {
      for (const file of dayFiles[kind])
        await ctx.files.put(keyOf(file.name, day), await packDay(ctx, file, rangeOf(day)), 'application/gzip')
      await sql`
        insert into figure_exports (kind, day, exported_at) values (${kind}, ${day}::date, ${added_up_at})
        on conflict (kind, day) do update set exported_at = excluded.exported_at`.execute(ctx.db)
    }
  }
  await dropOldDays(ctx)
}

type NewDay = { day: string; added_up_at: Date }

async function listNewDays({ db }: Pick<Ctx, 'db'>, kind: ExportedKind): Promise<NewDay[]> {
  const { rows } = await sql<NewDay>`
    select d.day::text as day, d.added_up_at from figure_days d left join figure_exports e on e.kind = d.kind and e.day = d.day
    where d.kind = ${kind} and (e.exported_at is null or e.exported_at < d.added_up_at) order by d.day`.execute(db)
  return rows
}

/** Deletes exported visits that are older than the shop's own rows. */
async function dropOldDays(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from figure_exports where kind = 'visits' and day < (
      select (date_trunc('month', min(started_at) at time zone 'Asia/Kuala_Lumpur'))::date from analytics_sessions)`.execute(ctx.db)
  for (const { day } of rows) {
    for (const { name } of dayFiles.visits) await ctx.files.remove(keyOf(name, day))
    await sql`delete from figure_exports where kind = 'visits' and day = ${day}::date`.execute(ctx.db)
  }
}
