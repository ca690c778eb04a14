import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { isQuestionPutOff, mayCount, showQuestion, useQuestionShown, wasQuestionAskedFor } from '#web/features/analytics/consent.ts'
import { whenQuiet } from '#web/features/live/when-quiet.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useListingTracked } from './use-listing-tracked.ts'

const ConsentPanel = lazy(async () => ({ default: (await import('./consent-panel.tsx')).ConsentPanel }))

/** Pages for choosing, buying and paying, where the question must not be in the way. It appears on another page. */
const buyingPages = /^\/(?:product|cart|preorder|order|track-order|account\/orders)(?:\/|$)/

/** Once, well after the page has loaded. Cached pages do not contain it, since they are the same for all visitors. */
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
