import { useEffect, useEffectEvent, useId, useState } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { OwnReviews } from '#contract/reviews.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import { ReviewRow } from './review-row.tsx'

/** The buyer's reviews of each item in the order. Load with `lazy()`. */
export function ReviewParts({ orderId }: { orderId: string }) {
  const t = useMessages('review-form')
  const id = useId()
  const [own, setOwn] = useState<OwnReviews>()
  const list = useWrite(reviews.listOwn, { onSuccess: setOwn })
  const read = useEffectEvent(() => void list.send({ id: orderId }))
  useEffect(() => read(), [])

  // Staff and other viewers of the order have nothing to review.
  if (list.refusal?.code === 'not_found' || own?.items.length === 0) return null
  return (
    <section aria-labelledby={id} className="print:hidden">
      <Heading id={id} size="heading-3" className="mb-2">
        {t('title')}
      </Heading>
      <p className="mb-4 text-label text-smoke">{t('text')}</p>
      {!own && list.refusal && (
        <p className="text-label">
          {t('notLoaded')}{' '}
          <button type="button" onClick={read} className="text-link hit-area">
            {t('again')}
          </button>
        </p>
      )}
      {own && (
        <ul>
          {own.items.map((item) => (
            <ReviewRow key={item.product_id} orderId={orderId} item={item} author={own.author} onChange={setOwn} />
          ))}
        </ul>
      )}
    </section>
  )
}
