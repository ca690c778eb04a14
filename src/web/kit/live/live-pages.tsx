import { useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { keptQueryOf } from '../kept-pages.ts'
import { useLanguage } from '../words/use-words.ts'
import { withoutPrefix } from '../without-prefix.ts'
import { concerns } from './concerns.ts'
import { whenQuiet } from './when-quiet.ts'

/** Keeps the open public page true to the catalogue. Draws nothing; what it needs is fetched when the page has long been ready. */
export function LivePages() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const matches = useMatches()
  const { revalidate } = useRevalidator()
  const isPublic = keptQueryOf(withoutPrefix({ pathname, search: '' })) !== undefined

  const isConcerned = useEffectEvent((change: Parameters<typeof concerns>[0]) =>
    concerns(
      change,
      matches.map(({ loaderData }) => loaderData),
    ),
  )
  const refresh = useEffectEvent(() => void revalidate())

  useEffect(() => {
    if (!isPublic) return
    let isLeft = false
    let stop: (() => void) | undefined
    const cancel = whenQuiet(() => {
      void import('./listen-to-shop.ts')
        .then(({ listenToShop }) => listenToShop({ isConcerned: (change) => isConcerned(change), refresh: () => refresh(), language }))
        .then((stopListening) => {
          if (isLeft) stopListening()
          else stop = stopListening
        })
        // Without it the page is as true as when it was loaded.
        .catch(() => undefined)
    })
    return () => {
      isLeft = true
      cancel()
      stop?.()
    }
  }, [isPublic, language])
  return null
}
