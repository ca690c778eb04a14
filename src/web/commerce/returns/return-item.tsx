import { useState } from 'react'
import * as returns from '#contract/calls/returns.gen.ts'
import type { OrderReturn, OwnReturns } from '#contract/returns.ts'
import { mostReturnPictures, returnPictureMb } from '#contract/rules/return-rules.ts'
import { returnPicture } from '#contract/uploads.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { type Status, StatusChip } from '#web/ui/status-chip.tsx'
import { endOfReturn } from './end-of-return.ts'
import { sendPictures } from '../send-pictures.ts'
import { ReturnPictures } from './return-pictures.tsx'

const looks: Record<OrderReturn['status'], Status> = {
  requested: 'pending',
  accepted: 'processing',
  refused: 'cancelled',
  received: 'processing',
  settled: 'completed',
  withdrawn: 'cancelled',
}

export type ReturnItemProps = { orderId: string; orderReturn: OrderReturn; onChange: (own: OwnReturns) => void }

export function ReturnItem({ orderId, orderReturn, onChange }: ReturnItemProps) {
  const t = useMessages('returns')
  const language = useLanguage()
  const [share, setShare] = useState(0)
  const { id, status, items, reason, wish, text, answer, pictures, created_at } = orderReturn
  const withdraw = useWrite(returns.withdraw, { onSuccess: onChange })
  const add = useWrite(returns.addPicture, { by: sendFile, onProgress: setShare, onSuccess: onChange })
  const left = mostReturnPictures - pictures.length
  const refusal = add.refusal ?? withdraw.refusal

  const send = (files: readonly File[]) =>
    sendPictures(files, left, (file) => {
      setShare(0)
      return add.send({ params: { id: orderId, return_id: id }, body: { file } })
    })

  return (
    <li className="grid gap-3 border-b border-wool pb-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip status={looks[status]}>{t(`status.${status}`)}</StatusChip>
        <span className="text-small text-smoke">{t('askedOn', { date: formatDate(language, created_at) })}</span>
      </p>
      <p>{t(`says.${status}`)}</p>
      {status === 'settled' && <p className="font-medium">{endOfReturn(t, orderReturn)}</p>}
      {answer !== null && <p className="border-l-2 border-lapis pl-4 text-label break-words whitespace-pre-line">{answer}</p>}
      <ul className="figures text-label">
        {items.map((item) => (
          <li key={item.id}>{formatGoods(item)}</li>
        ))}
      </ul>
      <p className="text-small text-smoke">{[t(`reason.${reason}`), t(`wish.${wish}`)].join(' · ')}</p>
      {text !== '' && <p className="max-w-prose text-label break-words whitespace-pre-line">{text}</p>}
      <ReturnPictures pictures={pictures} size="small" />
      {status === 'requested' && left > 0 && (
        <FileDrop
          label={t('addPictures', { count: left })}
          hint={t('picturesHint', { size: formatFileSize(language, returnPictureMb * 1_000_000) })}
          accept={returnPicture.kinds.join(',')}
          multiple={left > 1}
          disabled={add.isBusy}
          onFiles={(files) => void send(files)}
          {...(add.isBusy && { progress: { percent: Math.round(share * 100), label: t('sending') } })}
        />
      )}
      {refusal && !add.isBusy && (
        <p role="alert" className="text-small font-medium text-pomegranate">
          {sentenceOf(refusal, t('failed'))}
        </p>
      )}
      {(status === 'requested' || status === 'accepted') && (
        <p>
          <button
            type="button"
            disabled={withdraw.isBusy}
            onClick={() => void withdraw.send({ id: orderId, return_id: id })}
            className="text-link hit-area text-label"
          >
            {t('withdraw')}
          </button>
        </p>
      )}
    </li>
  )
}
