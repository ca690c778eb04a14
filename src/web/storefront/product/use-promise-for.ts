import { useEffect, useState } from 'react'
import * as catalog from '#contract/calls/catalog.gen.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { read } from '#web/browser/calls/read.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import type { ProductView } from './load.ts'

type Answer = { question: string; delivery: DeliveryPromise | null | 'failed' }
export type ShownPromise = { delivery: DeliveryPromise | null; isWaiting: boolean; hasFailed: boolean }

/**
 * Returns the delivery promise for a country. A country other than the page's is requested; until the answer arrives the last one stays
 * visible.
 */
export function usePromiseFor({ goods: { slug }, promise }: ProductView, country: CountryCode): ShownPromise {
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer>()
  const isOther = country !== promise.country
  // When the page's own promise changes, other countries' promises change too.
  const question = [slug, country, language, promise.delivery?.made_by].join()

  useEffect(() => {
    if (!isOther) return
    let isCurrent = true
    const show = (delivery: Answer['delivery']) => {
      if (isCurrent) setAnswer({ question, delivery })
    }
    read(catalog.getProduct, { id: slug, country }, { language }).then(
      (product) => show(product.delivery),
      () => show('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [isOther, slug, country, language, question])

  if (!isOther) return { delivery: promise.delivery, isWaiting: false, hasFailed: false }
  const isAnswered = answer?.question === question
  const hasFailed = isAnswered && answer.delivery === 'failed'
  const delivery = answer && answer.delivery !== 'failed' ? answer.delivery : null
  return { delivery, isWaiting: !isAnswered, hasFailed }
}
