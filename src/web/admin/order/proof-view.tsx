import { lazy, Suspense, useState } from 'react'
import { proofAddress } from '#contract/uploads.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ProofFrame } from '#web/commerce/proof/proof-frame.tsx'
import { DownloadIcon, ExternalIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { proofFileName } from './proof-file-name.ts'

const ProofDialog = lazy(() => import('#web/commerce/proof/proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })))

export type ProofViewProps = {
  order: Pick<StaffOrder, 'id' | 'order_number'>
  proof: NonNullable<StaffOrder['payment_proof']>
}

const linkLook = 'press inline-flex min-h-8 items-center gap-1.5 rounded-chip font-medium text-lapis hover:text-lapis-hover hover:underline'

export function ProofView({ order, proof }: ProofViewProps) {
  const t = useMessages('admin-order')
  const language = useLanguage()
  const address = proofAddress(order.id, proof.id)
  const title = t('proof.title', { number: order.order_number })
  const isPdf = proof.mime === 'application/pdf'
  return (
    <figure className="grid gap-2">
      {isPdf ? (
        <ProofFrame address={address} title={title} fallback={<Notice title={t('proof.pdf')}>{t('proof.pdfHint')}</Notice>} />
      ) : (
        <ProofImage address={address} mime={proof.mime} title={title} />
      )}
      <figcaption className="flex flex-wrap items-center gap-x-4 text-smoke">
        <span className="figures mr-auto">
          {formatDateTime(language, proof.submitted_at)}
          {'\u00a0· '}
          {formatFileSize(language, proof.size)}
        </span>
        <span className="flex flex-wrap gap-x-4">
          <a href={address} target="_blank" rel="noreferrer" className={linkLook}>
            <ExternalIcon className="size-4" />
            {t('proof.open')}
          </a>
          <a href={address} download={proofFileName(order.order_number, proof.mime)} className={linkLook}>
            <DownloadIcon className="size-4" />
            {t('proof.download')}
          </a>
        </span>
      </figcaption>
    </figure>
  )
}

function ProofImage({ address, mime, title }: { address: string; mime: string; title: string }) {
  const t = useMessages('admin-order')
  const [isEnlarged, setIsEnlarged] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <Notice tone="error">{t('proof.failed')}</Notice>
  return (
    <>
      <button
        type="button"
        onClick={() => setIsEnlarged(true)}
        aria-label={t('proof.enlarge')}
        className="cursor-zoom-in overflow-hidden rounded-edge border border-wool bg-felt"
      >
        <img src={address} alt={title} onError={() => setHasFailed(true)} className="mx-auto max-h-96 w-full object-contain" />
      </button>
      {isEnlarged && (
        <Suspense>
          <ProofDialog address={address} mime={mime} title={title} onClose={() => setIsEnlarged(false)} />
        </Suspense>
      )}
    </>
  )
}
