import type { Follower, ModuleServices } from '#modules/module.ts'
import { getSettings } from './get-settings.ts'
import { forgetSettings } from './short-cache.ts'

/** Reads the settings again on every instance, so that a language is on or off everywhere at once. */
export function followsLanguages({ db, memory, responseCache }: ModuleServices): Follower {
  const read = () => {
    forgetSettings(memory)
    // After a failure the next request reads them.
    getSettings({ db, memory, uses: new Set() }).catch(() => undefined)
  }
  return {
    tables: ['settings'],
    note({ id }) {
      read()
      // Answers are cached by language, and those of a language that is off are in English.
      if (id === 'languages') responseCache.clear()
    },
    missed: read,
  }
}
