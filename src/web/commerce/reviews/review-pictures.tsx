import { useState } from 'react'
import * as reviews from '#contract/calls/reviews.gen.ts'
import type { OwnReviews, ReviewPicture } from '#contract/reviews.ts'
import { mostReviewPictures, reviewPictureMb } from '#contract/rules/review-rules.ts'
import { reviewPictureAddress } from '#contract/addresses-beside.ts'
import { reviewPicture } from '#contract/uploads.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { sendPictures } from '../send-pictures.ts'

export type ReviewPicturesProps = {
  orderId: string
  productId: string
  pictures: readonly ReviewPicture[]
  /** False for an approved review, which is public: it must be edited first, and is then checked again. */
  mayAdd: boolean
  onChange: (own: OwnReviews) => void
}

/** The pictures of the buyer's review. Each is uploaded when it is chosen. */
export function ReviewPictures({ orderId, productId, pictures, mayAdd, onChange }: ReviewPicturesProps) {
  const t = useMessages('review-form')
  const language = useLanguage()
  const [share, setShare] = useState(0)
  const add = useWrite(reviews.addPicture, { by: sendFile, onProgress: setShare, onSuccess: onChange })
  const remove = useWrite(reviews.removePicture, { onSuccess: onChange })
  const left = mostReviewPictures - pictures.length

  const send = (files: readonly File[]) =>
    sendPictures(files, left, (file) => {
      setShare(0)
      return add.send({ params: { id: orderId, product_id: productId }, body: { file } })
    })

  const refusal = add.refusal ?? remove.refusal
  return (
    <div className="grid gap-3">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id }, index) => (
            <li key={id} className="relative">
              <img
                src={reviewPictureAddress(id, 'small')}
                alt={t('picture', { number: index + 1 })}
                width={96}
                height={96}
                className="size-24 rounded-edge bg-felt object-cover"
              />
              <IconButton
                label={t('removePicture', { number: index + 1 })}
                disabled={remove.isBusy}
                onClick={() => void remove.send({ id: orderId, product_id: productId, picture_id: id })}
                className="absolute -top-2 -right-2 rounded-full bg-surface"
              >
                <CloseIcon className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && left > 0 && (
        <FileDrop
          label={t('addPictures', { count: left })}
          hint={t('picturesHint', { size: formatFileSize(language, reviewPictureMb * 1_000_000) })}
          accept={reviewPicture.kinds.join(',')}
          multiple={left > 1}
          disabled={add.isBusy}
          error={refusal && !add.isBusy ? sentenceOf(refusal, t('failed')) : undefined}
          onFiles={(files) => void send(files)}
          {...(add.isBusy && { progress: { percent: Math.round(share * 100), label: t('sending') } })}
        />
      )}
    </div>
  )
}
