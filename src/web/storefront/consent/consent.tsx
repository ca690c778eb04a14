import { lazy, Suspense, useEffect } from 'react'
import { mayCount, showQuestion, useQuestionShown } from '#web/features/analytics/consent.ts'
import { whenQuiet } from '#web/features/live/when-quiet.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useListingTracked } from './use-listing-tracked.ts'

const ConsentPanel = lazy(async () => ({ default: (await import('./consent-panel.tsx')).ConsentPanel }))

/** Asks once whether the visit may be counted, when the page has long been read into. Pages are kept for everybody, so nothing of it is in them. */
export function Consent() {
  const isShown = useQuestionShown()
  const { analytics_consent: asked } = useShop()
  useListingTracked()

  useEffect(() => {
    if (asked === undefined || mayCount(asked) !== undefined) return
    return whenQuiet(() => {
      if (mayCount(asked) === undefined) showQuestion(true)
    })
  }, [asked])

  if (!isShown || asked === undefined) return null
  return (
    <Suspense>
      <ConsentPanel asked={asked} />
    </Suspense>
  )
}
