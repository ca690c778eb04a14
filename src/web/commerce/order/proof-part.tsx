import { lazy, Suspense, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { proofAddress } from '#contract/uploads.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProofUpload } from './proof-upload.tsx'

const ProofDialog = lazy(() => import('../proof/proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })))

export type ProofPartProps = { order: Order; maxMb: number; onChange: (order: Order) => void }

export function ProofPart({ order, maxMb, onChange }: ProofPartProps) {
  const t = useMessages('order')
  const language = useLanguage()
  const { payment_proof: proof, proof_refusal: refusal } = order
  const address = proofAddress(order.id, proof?.id ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const isReceived = proof !== null && order.payment_status === 'proof_submitted'
  return (
    <div className="grid gap-4">
      {refusal !== null && (
        <Notice tone="error" title={t('proof.refused')}>
          <p className="whitespace-pre-line">{refusal}</p>
        </Notice>
      )}
      {isReceived && (
        <Notice tone="success" title={t('proof.received')}>
          <p className="figures">
            {t('proof.receivedText', { date: formatDateTime(language, proof.submitted_at), size: formatFileSize(language, proof.size) })}
          </p>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            className="inline-block py-1 font-medium underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault()
              setIsOpen(true)
            }}
          >
            {t('proof.open')}
          </a>
          {isOpen && (
            <Suspense>
              <ProofDialog address={address} mime={proof.mime} title={t('proof.received')} onClose={() => setIsOpen(false)} />
            </Suspense>
          )}
        </Notice>
      )}
      <div className="print:hidden">
        <ProofUpload orderId={order.id} maxMb={maxMb} isAnother={proof !== null} onSent={onChange} />
      </div>
    </div>
  )
}
