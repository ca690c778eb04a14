import { useState } from 'react'
import { formatFileSize } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { ProofRow } from '#contract/proof-row.ts'
import { proofAddress } from '#contract/uploads.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ProofFrame } from '#web/commerce/proof/proof-frame.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ExternalIcon, MinusIcon, PlusIcon, ReturnIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'

/** Classes, because the security policy forbids inline styles. */
const zooms = [
  { percent: 100, look: 'size-full' },
  { percent: 150, look: 'size-[150%]' },
  { percent: 200, look: 'size-[200%]' },
  { percent: 300, look: 'size-[300%]' },
  { percent: 400, look: 'size-[400%]' },
] as const
const turned = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const

export function ProofViewer({ proof }: { proof: ProofRow }) {
  const t = useMessages('admin-proofs')
  const language = useLanguage()
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const address = proofAddress(proof.order.id, proof.id)
  const title = t('proofOf', { number: proof.order.order_number })
  const isPdf = proof.mime === 'application/pdf'
  const enlarge = (step: 1 | -1) => setZoom((now) => Math.max(0, Math.min(zooms.length - 1, now + step)))
  const turn = () => setTurns((now) => (now + 1) % 4)
  useKeys(
    isPdf
      ? []
      : [
          { keys: '+', label: t('enlarge'), group: 'page', act: () => enlarge(1) },
          { keys: '-', label: t('reduce'), group: 'page', act: () => enlarge(-1) },
          { keys: 'r', label: t('turn'), group: 'page', act: turn },
        ],
  )
  const { percent, look } = zooms[zoom] ?? zooms[0]

  return (
    <figure className="min-w-0 overflow-hidden rounded-edge border border-wool bg-surface">
      <figcaption className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-wool px-4 py-1">
        <span className="figures mr-auto text-smoke">
          {formatDateTime(language, proof.submitted_at)}
          {'\u00a0· '}
          {formatFileSize(language, proof.size)}
        </span>
        {!isPdf && (
          <span className="flex items-center">
            <IconButton label={t('reduce')} disabled={zoom === 0} onClick={() => enlarge(-1)}>
              <MinusIcon />
            </IconButton>
            <span className="figures w-12 text-center">{percent} %</span>
            <IconButton label={t('enlarge')} disabled={zoom === zooms.length - 1} onClick={() => enlarge(1)}>
              <PlusIcon />
            </IconButton>
            <IconButton label={t('turn')} onClick={turn}>
              <ReturnIcon className="size-5 -scale-x-100" />
            </IconButton>
          </span>
        )}
        <a href={address} target="_blank" rel="noreferrer" className="text-link flex min-h-8 items-center gap-1.5 font-medium">
          <ExternalIcon className="size-4" />
          {t('openAlone')}
        </a>
      </figcaption>
      {isPdf ? (
        <ProofFrame address={address} title={title} fallback={<Notice title={t('pdf')}>{t('pdfHint')}</Notice>} />
      ) : hasFailed ? (
        <Notice tone="error">{t('failed')}</Notice>
      ) : (
        <div className="h-[calc(100dvh-15rem)] min-h-96 overflow-auto bg-felt max-lg:h-[60dvh]">
          <div className={`flex items-center justify-center ${look}`}>
            <img src={address} alt={title} onError={() => setHasFailed(true)} className={`size-full object-contain ${turned[turns]}`} />
          </div>
        </div>
      )}
    </figure>
  )
}
