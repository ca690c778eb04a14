import { useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { withoutPrefix } from '#web/render/without-prefix.ts'
import { concerns } from './concerns.ts'
import { refreshPage } from './refresh-page.ts'
import { type ShopChange, subscribeToChanges } from './shop-changes.ts'
import { whenQuiet } from './when-quiet.ts'

/** Changes within this time cause one refresh. A random delay spreads the requests of many open pages. */
const gatherMs = 150
const spreadMs = 200
const againMs = 30_000
/** Milliseconds before a failed refresh is retried. */
const unansweredMs = 5000

/** Pages rendered per visit, whose parts follow the catalogue themselves. */
const followers: readonly string[] = [pages.cart(), pages.checkout(), pages.realtimeDemo()]

/** Keeps the open page up to date with the catalogue. Renders nothing; its code loads long after the page. */
export function LivePages() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const path = withoutPrefix({ pathname, search: '' })
  const isPublic = cachedQueryOf(path) !== undefined
  const isListening = isPublic || followers.includes(path)
  useRefreshOnChange(isPublic)

  useEffect(() => {
    if (!isListening) return
    let isLeft = false
    let stop: (() => void) | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    async function begin() {
      try {
        const { listenToShop } = await import('./listen-to-shop.ts')
        const stopListening = await listenToShop(language)
        if (isLeft) stopListening()
        else stop = stopListening
      } catch {
        // The code failed to load. Until the retry the page stays as it was loaded.
        if (!isLeft) again = setTimeout(() => void begin(), againMs)
      }
    }
    const cancel = whenQuiet(() => void begin())
    return () => {
      isLeft = true
      cancel()
      clearTimeout(again)
      stop?.()
    }
  }, [isListening, language])
  return null
}

/** Refreshes a public page when its data has changed, once for several changes together. */
function useRefreshOnChange(isPublic: boolean): void {
  const matches = useMatches()
  const readLoaders = useRefresh()
  const { state: going } = useNavigation()
  const isGoing = useEffectEvent(() => going !== 'idle')
  // During a navigation the next page's data is unknown and may have been read before the change.
  const isConcerned = useEffectEvent(
    (change: ShopChange) =>
      going !== 'idle' ||
      concerns(
        change,
        matches.map(({ loaderData }) => loaderData),
      ),
  )
  const refresh = useEffectEvent(() => refreshPage(matches, readLoaders))

  useEffect(() => {
    if (!isPublic) return
    let isLeft = false
    let refreshing: ReturnType<typeof setTimeout> | undefined
    const refreshIn = (delayMs: number) => {
      refreshing ??= setTimeout(() => {
        refreshing = undefined
        if (isGoing()) return refreshIn(gatherMs)
        return void refresh().then((isRead) => {
          if (!isRead && !isLeft) refreshIn(unansweredMs)
        })
      }, delayMs)
    }
    const leave = subscribeToChanges((change) => {
      if (isConcerned(change)) refreshIn(gatherMs + Math.random() * spreadMs)
    })
    return () => {
      isLeft = true
      leave()
      clearTimeout(refreshing)
    }
  }, [isPublic])
}
