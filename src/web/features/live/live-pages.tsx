import { useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router'
import { pages } from '#contract/pages.ts'
import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { withoutPrefix } from '#web/render/without-prefix.ts'
import { concerns } from './concerns.ts'
import { readAnew } from './read-anew.ts'
import { type ShopChange, subscribeToChanges } from './shop-changes.ts'
import { whenQuiet } from './when-quiet.ts'

/** Changes that come together make one new reading; not all pages ask in the same instant. */
const gatherMs = 150
const spreadMs = 200
const againMs = 30_000
/** Until a reading that could not be had is tried again. */
const unansweredMs = 5000

/** Pages made for each visit whose parts follow the catalogue by themselves. */
const followers: readonly string[] = [pages.cart(), pages.checkout(), pages.realtimeDemo()]

/** Keeps the open page true to the catalogue. Draws nothing; what it needs is fetched when the page has long been ready. */
export function LivePages() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const path = withoutPrefix({ pathname, search: '' })
  const isPublic = cachedQueryOf(path) !== undefined
  const isListening = isPublic || followers.includes(path)
  useRefresh(isPublic)

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
        // Its code could not be fetched. Meanwhile the page is as true as when it was loaded.
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

/** Reads a public page anew, once for what changes together, when something that it shows has changed. */
function useRefresh(isPublic: boolean): void {
  const matches = useMatches()
  const { revalidate } = useRevalidator()
  const { state: going } = useNavigation()
  const isGoing = useEffectEvent(() => going !== 'idle')
  // Of the page that is on its way nobody knows what it shows, and it may have been read before.
  const isConcerned = useEffectEvent(
    (change: ShopChange) =>
      going !== 'idle' ||
      concerns(
        change,
        matches.map(({ loaderData }) => loaderData),
      ),
  )
  const refresh = useEffectEvent(() => readAnew(matches, revalidate))

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
