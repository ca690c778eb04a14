import { type Listener, openListener } from '#kit/database/listener.ts'
import type { ResponseCache } from '#kit/http/response-cache.ts'
import type { SharedCachePurger } from '#kit/http/shared-cache.ts'
import type { Log } from '#kit/log/log.ts'
import type { Tag } from '#modules/cache-tags.ts'
import { holdsChannel, progressChannel } from '#modules/live-effects.ts'
import type { Follower } from '#modules/module.ts'
import { changesChannel, parseChange } from '#modules/row-change.ts'
import type { States } from '../open-modules.ts'
import { effectsOf, tagsOf } from './invalidation.ts'

type Following = {
  url: string
  responseCache: ResponseCache<Tag>
  /** A cache in front of the shop, if there is one. */
  sharedCache?: Pick<SharedCachePurger, 'purge' | 'purgeAll'> | undefined
  live: States['live']
  followers: readonly Follower[]
  log: Log
}

/** Purges as soon as a write is visible, then notifies open pages. Caches nothing while notifications may be lost. */
export async function followChanges({ url, responseCache, sharedCache, live, followers, log }: Following): Promise<Listener> {
  const byTable = Map.groupBy(
    followers.flatMap((follower) => follower.tables.map((table) => ({ table: table as string, follower }))),
    ({ table }) => table,
  )
  const listener = await openListener({
    url,
    channels: [changesChannel, holdsChannel, progressChannel],
    onNotification(channel, payload) {
      if (channel === holdsChannel) return live.hints.tellHold(payload)
      if (channel === progressChannel) return live.hints.tellProgress(payload)
      const change = parseChange(payload)
      for (const { follower } of byTable.get(change.table) ?? []) follower.note(change)
      const tags = tagsOf(change)
      if (tags) responseCache.purge(tags)
      else responseCache.clear()
      if (tags) sharedCache?.purge(tags)
      else sharedCache?.purgeAll()
      live.changes.note(change)
      live.hints.note(effectsOf(change))
    },
    onGap(state, error) {
      log.warn({ err: error }, state === 'lost' ? 'change notifications are lost' : 'change notifications are back')
      responseCache.pause()
      sharedCache?.purgeAll()
      live.hints.pause()
      for (const follower of followers) follower.missed()
      if (state === 'restored') {
        responseCache.resume()
        live.changes.restart()
        live.hints.resume()
      }
    },
  })
  responseCache.resume()
  // Pages that another build left there refer to other files.
  sharedCache?.purgeAll()
  return listener
}
