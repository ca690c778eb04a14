import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { paymentProof } from '#contract/uploads.ts'
import { formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { findFileProblem, mostInWords } from './proof-file.ts'
import { uploadProof } from './upload-proof.ts'

export type ProofUploadProps = { orderId: string; maxMb: number; isAnother: boolean; onSent: (order: Order) => void }

type Upload = { state: 'idle' } | { state: 'sending'; file: File; share: number } | { state: 'failed'; message: string; again?: File }

export function ProofUpload({ orderId, maxMb, isAnother, onSent }: ProofUploadProps) {
  const t = useWords('order')
  const language = useLanguage()
  const [upload, setUpload] = useState<Upload>({ state: 'idle' })

  async function send(file: File) {
    const problem = findFileProblem(t, language, file, maxMb)
    if (problem) return setUpload({ state: 'failed', message: problem })
    setUpload({ state: 'sending', file, share: 0 })
    const result = await uploadProof(orderId, file, language, (share) => setUpload({ state: 'sending', file, share }))
    if (result.outcome === 'broken') return setUpload({ state: 'failed', message: t('proof.network'), again: file })
    if (result.outcome === 'refused') return setUpload(refusedUpload(result.refusal, file))
    setUpload({ state: 'idle' })
    showToast({ title: t('proof.sent'), tone: 'success' })
    onSent(result.order)
  }

  function refusedUpload(refusal: { code: string; error: string; fields?: Record<string, string> } | undefined, file: File): Upload {
    if (!refusal) return { state: 'failed', message: t('proof.failed'), again: file }
    if (refusal.code === 'not_found') return { state: 'failed', message: t('proof.missingOrder') }
    const message = Object.values(refusal.fields ?? {})[0] ?? refusal.error
    return { state: 'failed', message, ...(isPassing(refusal.code) ? { again: file } : {}) }
  }

  const again = upload.state === 'failed' ? upload.again : undefined
  return (
    <div className="grid gap-3">
      <FileDrop
        label={isAnother ? t('proof.another') : t('proof.label')}
        hint={t('proof.hint', { size: mostInWords(language, maxMb) })}
        accept={paymentProof.kinds.join(',')}
        disabled={upload.state === 'sending'}
        error={upload.state === 'failed' ? upload.message : undefined}
        onFiles={([file]) => file && void send(file)}
        progress={upload.state === 'sending' ? progressOf(upload) : undefined}
      />
      {again && (
        <button type="button" className="text-link min-h-11 justify-self-start font-medium" onClick={() => void send(again)}>
          {t('proof.retry')}
        </button>
      )}
    </div>
  )

  function progressOf({ file, share }: Extract<Upload, { state: 'sending' }>) {
    const isAllThere = share >= 1
    return {
      percent: share * 100,
      label: isAllThere ? t('proof.checking') : t('proof.sending', { name: file.name, percent: formatPercent(language, share) }),
    }
  }
}

/** Troubles of the moment: the same file may do later. */
function isPassing(code: string): boolean {
  return ['upload_not_configured', 'proof_not_saved', 'too_many_requests', 'too_busy', 'too_slow', 'unavailable', 'fault'].includes(code)
}
