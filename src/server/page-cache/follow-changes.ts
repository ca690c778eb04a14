import { type Listener, openListener } from '#kit/database/listener.ts'
import type { ResponseCache } from '#kit/http/response-cache.ts'
import type { Log } from '#kit/log/log.ts'
import type { Tag } from '#modules/cache-tags.ts'
import type { ShopMemory } from '#modules/shop-memory.ts'
import { forgetSettings } from '#modules/settings/index.ts'
import { changesChannel, parseChange } from '#modules/row-change.ts'
import type { Shop } from '../shop.ts'
import { effectsOf, tagsOf } from './invalidation.ts'

const settingTables = new Set(['settings', 'shipping_rates', 'payment_methods'])

type Followers = {
  url: string
  memory: ShopMemory
  responseCache: ResponseCache<Tag>
  live: Shop['live']
  promises: Shop['promises']
  log: Log
}

/** Drops cached answers as soon as a write makes them stale, and then informs open pages. While notifications may be missed nothing is cached. */
export async function followChanges({ url, memory, responseCache, live, promises, log }: Followers): Promise<Listener> {
  const listener = await openListener({
    url,
    channels: [changesChannel],
    onNotification(_channel, payload) {
      const change = parseChange(payload)
      if (settingTables.has(change.table)) forgetSettings(memory)
      const tags = tagsOf(change)
      if (tags) responseCache.purge(tags)
      else responseCache.clear()
      promises.note(change)
      live.changes.note(change)
      live.hints.note(effectsOf(change))
    },
    onGap(state, error) {
      log.warn({ err: error }, state === 'lost' ? 'change notifications are lost' : 'change notifications are back')
      responseCache.pause()
      live.hints.pause()
      forgetSettings(memory)
      if (state === 'restored') {
        promises.restart()
        responseCache.resume()
        live.changes.restart()
        live.hints.resume()
      }
    },
  })
  responseCache.resume()
  return listener
}
