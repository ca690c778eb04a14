import { useState } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { OwnReviews, Reviewable } from '#contract/reviews.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { imageKeyOf } from '#web/commerce/order/image-key.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewPictures } from './review-pictures.tsx'

const looks = { waiting: 'pending', approved: 'completed', refused: 'cancelled' } as const

export type ReviewRowProps = { orderId: string; item: Reviewable; author: string; onChange: (own: OwnReviews) => void }

export function ReviewRow({ orderId, item, author, onChange }: ReviewRowProps) {
  const t = useMessages('review-form')
  const [isEditing, setIsEditing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWrite(reviews.withdraw, {
    onSuccess: (own) => {
      setIsAsking(false)
      onChange(own)
    },
  })
  const { product_id: productId, name, image_url, review } = item
  const saved = (own: OwnReviews) => {
    setIsEditing(false)
    onChange(own)
  }
  return (
    <li className="flex gap-4.5 border-b border-wool py-5 first:pt-0">
      <Thumbnail imageKey={imageKeyOf(image_url)} alt="" size={80} className="aspect-4/5 h-auto w-16 shrink-0 self-start sm:w-20" />
      <div className="min-w-0 flex-1">
        <p className="mb-2 font-medium">{name}</p>
        {!review || isEditing ? (
          <ReviewForm
            orderId={orderId}
            productId={productId}
            review={review}
            author={author}
            onSaved={saved}
            onClose={review ? () => setIsEditing(false) : undefined}
          />
        ) : (
          <div className="grid gap-3">
            <p className="flex flex-wrap items-center gap-3">
              <Stars value={review.stars} label={t('stars', { count: review.stars })} className="h-5" />
              <StatusChip status={looks[review.status]}>{t(`status.${review.status}`)}</StatusChip>
            </p>
            {review.refusal !== null && (
              <Notice tone="error" title={t('refused')}>
                <p className="whitespace-pre-line">{review.refusal}</p>
              </Notice>
            )}
            {review.text !== '' && <p className="max-w-prose break-words whitespace-pre-line">{review.text}</p>}
            <ReviewPictures
              orderId={orderId}
              productId={productId}
              pictures={review.pictures}
              mayAdd={review.status !== 'approved'}
              onChange={onChange}
            />
            {review.answer !== null && (
              <div className="border-l-2 border-lapis pl-4 text-label">
                <p className="font-medium">{t('answer')}</p>
                <p className="mt-1 break-words whitespace-pre-line">{review.answer}</p>
              </div>
            )}
            <p className="flex gap-6 text-label">
              <button type="button" onClick={() => setIsEditing(true)} className="text-link hit-area">
                {t('change')}
              </button>
              <button type="button" onClick={() => setIsAsking(true)} className="text-link hit-area">
                {t('delete')}
              </button>
            </p>
            <ConfirmDialog
              open={isAsking}
              onOpenChange={setIsAsking}
              title={t('ask.title')}
              text={t('ask.text')}
              labels={{ close: t('ask.keep'), keep: t('ask.keep'), confirm: t('ask.confirm') }}
              isBusy={withdraw.isBusy}
              failure={withdraw.refusal && sentenceOf(withdraw.refusal, t('failed'))}
              onConfirm={() => void withdraw.send({ id: orderId, product_id: productId })}
            />
          </div>
        )}
      </div>
    </li>
  )
}
