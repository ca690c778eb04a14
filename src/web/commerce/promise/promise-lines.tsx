import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { promiseTexts } from '#contract/messages/promise-texts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'

export type PromiseLinesProps = {
  promise: DeliveryPromise
  isPickup?: boolean
}

export function PromiseLines({ promise, isPickup = false }: PromiseLinesProps) {
  const t = useMessages('promise')
  const language = useLanguage()
  const [first, ...more] = promiseTexts(t, language, promise, isPickup)
  return (
    <>
      <span className="figures block font-medium">{first}</span>
      {more.map((text) => (
        <span key={text} className="figures block text-small text-smoke">
          {text}
        </span>
      ))}
    </>
  )
}
