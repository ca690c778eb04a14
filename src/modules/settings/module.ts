import { wholeOf } from '#modules/live-effects.ts'
import { defineModule } from '#modules/module.ts'
import { followsLanguages } from './follows-languages.ts'
import { getSettings } from './get-settings.ts'
import { settingsRoutes, shopRoutes } from './settings-routes.ts'

export const settings = defineModule({
  name: 'settings',
  needs: ['audit'],
  tables: ['settings'],
  // The offers and charges of checkout depend on the settings too.
  tags: { settings: () => ['settings', 'checkout'] },
  // The settings define how long a session of staff lasts and whether it needs a second factor.
  live: { settings: (change) => [{ rights: 'everybody' }, ...wholeOf('settings', change)] },
  onChange: followsLanguages,
  onStart: [async (ctx) => void (await getSettings(ctx))],
  routes: () => ({ shop: shopRoutes, settings: settingsRoutes }),
  cached: [{ path: /^\/api\/shop(\/studio)?$/, query: ['lang'] }],
})
