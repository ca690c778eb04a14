import { type SubmitEvent, useId, useRef, useState } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { OwnReview, OwnReviews } from '#contract/reviews.ts'
import { mostReviewPictures, reviewLengths } from '#contract/rules/review-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type ReviewFormProps = {
  orderId: string
  productId: string
  review: OwnReview | null
  author: string
  onSaved: (own: OwnReviews) => void
  onClose?: (() => void) | undefined
}

/** Shows only the stars at first; a rating reveals the rest. */
export function ReviewForm({ orderId, productId, review, author, onSaved, onClose }: ReviewFormProps) {
  const t = useMessages('review-form')
  const name = useId()
  const [stars, setStars] = useState(review?.stars ?? 0)
  const text = useRef<HTMLTextAreaElement>(null)
  const signed = useRef<HTMLInputElement>(null)
  const write = useWrite(reviews.write, {
    onSuccess: (own) => {
      showToast({ title: t('sent'), tone: 'success' })
      onSaved(own)
    },
  })

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { stars, text: text.current?.value ?? '', author: signed.current?.value ?? '' }
    const outcome = await write.send({ params: { id: orderId, product_id: productId }, body })
    if (!('refusal' in outcome)) return
    if (outcome.refusal.fields?.text) text.current?.focus()
    else if (outcome.refusal.fields?.author) signed.current?.focus()
  }

  const { refusal } = write
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-label text-smoke">{t('howMany')}</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((value) => (
            <label
              key={value}
              className="relative flex size-11 cursor-pointer items-center justify-center rounded-chip has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring)"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={stars === value}
                onChange={() => setStars(value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="w-7 overflow-hidden">
                <Stars value={value <= stars ? 5 : 0} label={t('stars', { count: value })} className="h-7" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {stars > 0 && (
        <>
          <TextArea
            ref={text}
            label={t('words')}
            hint={t('wordsHint')}
            maxLength={reviewLengths.text}
            defaultValue={review?.text}
            error={refusal?.fields?.text}
            onChange={write.forgetRefusal}
          />
          <TextField
            ref={signed}
            label={t('author')}
            hint={t('authorHint')}
            maxLength={reviewLengths.author}
            defaultValue={review?.author ?? author}
            error={refusal?.fields?.author}
            onChange={write.forgetRefusal}
          />
          {refusal && !refusal.fields && (
            <p role="alert" className="text-small font-medium text-pomegranate">
              {refusal.error ?? t('failed')}
            </p>
          )}
          <p className="text-small text-smoke">{t('then', { count: mostReviewPictures })}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={write.isBusy}>
              {t('send')}
            </Button>
            {onClose && (
              <Button tone="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  )
}
