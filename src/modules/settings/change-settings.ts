import { hasErrorCode } from '#kit/database/sql-errors.ts'
import { TooBusy } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { forgetSettings } from './short-cache.ts'
import { type SettingsChange, settingsChange } from './settings.ts'

/** Throws a ZodError for an invalid value and TooBusy if a lock is not available in time. Checks no permission. */
export async function changeSettings({ db, memory }: Pick<Ctx, 'db' | 'memory'>, change: SettingsChange): Promise<void> {
  const rows = Object.entries(settingsChange.parse(change)).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  if (rows.length === 0) return
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value'), updated_at: new Date() })))
    .execute()
    .catch((error: unknown) => {
      throw hasErrorCode(error, '55P03') ? new TooBusy() : error
    })
  forgetSettings(memory)
}
