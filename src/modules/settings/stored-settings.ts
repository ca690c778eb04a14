import { languages } from '#contract/languages.ts'
import { sql } from 'kysely'
import type { Settings } from '#contract/settings.ts'
import type { Ctx } from '#modules/context.ts'
import { settingsFrom } from './settings.ts'

/** Serialises concurrent changes, even if no row exists that could be locked. */
export async function lockSettings({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(db)
}

/** Reads the settings from the database in this transaction, without the cache. */
export async function readStoredSettings({ db }: Pick<Ctx, 'db'>): Promise<Settings> {
  const { rows } = await sql<{ stored: { key: string; value: unknown }[] | null; few: number; on: string[] }>`
    select (select jsonb_agg(jsonb_build_object('key', key, 'value', value)) from settings) as stored, low_stock_at() as few,
      shop_languages() as on`.execute(db)
  const [{ stored, few, on } = { stored: null, few: 0, on: [] }] = rows
  return settingsFrom(stored ?? [], { low_stock_at: few, languages: languages.filter((language) => on.includes(language)) })
}

/** Returns the last change of these settings; the Unix epoch if they were never changed. */
export async function settingsUpdatedAt({ db }: Pick<Ctx, 'db'>, names: readonly (keyof Settings)[]): Promise<Date> {
  const row = await db
    .selectFrom('settings')
    .select((eb) => eb.fn.max('updated_at').as('updated_at'))
    .where('key', 'in', names)
    .executeTakeFirst()
  return row?.updated_at ?? new Date(0)
}
