import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { isQuestionPutOff, mayCount, showQuestion, useQuestionShown, wasQuestionAskedFor } from '#web/features/analytics/consent.ts'
import { whenQuiet } from '#web/features/live/when-quiet.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useListingTracked } from './use-listing-tracked.ts'

const ConsentPanel = lazy(async () => ({ default: (await import('./consent-panel.tsx')).ConsentPanel }))

/** Where one chooses, buys and pays, nothing lies over what one needs: the question waits for another page. */
const buyingPages = /^\/(?:product|cart|preorder|order|track-order|account\/orders)(?:\/|$)/

/** Asks once for consent to analytics, well after the page has loaded. Pages are cached for everybody, so nothing of it is in them. */
export function Consent() {
  const isShown = useQuestionShown()
  const { analytics_consent: asked } = useShop()
  const isHeldBack = buyingPages.test(useLocation().pathname)
  useListingTracked()

  useEffect(() => {
    if (asked === undefined || mayCount(asked) !== undefined) return
    return whenQuiet(() => {
      if (mayCount(asked) === undefined && !isQuestionPutOff()) showQuestion(true)
    })
  }, [asked])

  if (!isShown || asked === undefined || (isHeldBack && !wasQuestionAskedFor())) return null
  return (
    <Suspense>
      <ConsentPanel asked={asked} />
    </Suspense>
  )
}
