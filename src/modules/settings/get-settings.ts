import type { Settings } from '#contract/settings.ts'
import type { Ctx } from '#modules/context.ts'
import { createShortCache } from './short-cache.ts'
import { noteLanguages } from '#modules/shop-languages.ts'
import { readStoredSettings } from './stored-settings.ts'

const readSettings = createShortCache((db) => readStoredSettings({ db }))

/** Returns the shop's settings, at most 1 s old. */
export async function getSettings({ db, uses, memory }: Pick<Ctx, 'db' | 'uses' | 'memory'>): Promise<Settings> {
  uses.add('settings')
  const settings = await readSettings({ db, memory })
  noteLanguages({ memory }, settings.languages)
  return settings
}
