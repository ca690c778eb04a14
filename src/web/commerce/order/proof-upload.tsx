import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import * as orders from '#contract/calls/orders.gen.ts'
import { paymentProof } from '#contract/uploads.ts'
import { formatPercent } from '#contract/messages/format.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { findFileProblem, maxSizeText } from './check-proof-file.ts'

export type ProofUploadProps = { orderId: string; maxMb: number; isAnother: boolean; onSent: (order: Order) => void }

export function ProofUpload({ orderId, maxMb, isAnother, onSent }: ProofUploadProps) {
  const t = useMessages('order')
  const language = useLanguage()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState(0)
  const { send, isBusy, refusal, forgetRefusal } = useWrite(orders.submitProof, {
    by: sendFile,
    onProgress: setShare,
    onSuccess: ({ order }) => {
      showToast({ title: t('proof.sent'), tone: 'success' })
      onSent(order)
    },
  })

  function handleChoice(chosen: File) {
    const found = findFileProblem(t, language, chosen, maxMb)
    setProblem(found)
    setFile(chosen)
    setShare(0)
    forgetRefusal()
    if (!found) void send({ params: { id: orderId }, body: { file: chosen } })
  }

  const failure = problem ?? (refusal && !isBusy ? textOf(refusal) : undefined)

  function textOf(refused: NonNullable<typeof refusal>): string {
    if (refused.code === 'not_found') return t('proof.missingOrder')
    return sentenceOf(refused, t(refused.code === 'unreadable' ? 'proof.failed' : 'proof.network'))
  }

  return (
    <div className="grid gap-3">
      <FileDrop
        label={isAnother ? t('proof.another') : t('proof.label')}
        hint={t('proof.hint', { size: maxSizeText(language, maxMb) })}
        accept={paymentProof.kinds.join(',')}
        disabled={isBusy}
        error={failure}
        onFiles={([chosen]) => chosen && handleChoice(chosen)}
        progress={isBusy && file ? progressOf(file) : undefined}
      />
      {file && !problem && !isBusy && refusal && isPassing(refusal.code) && (
        <button type="button" className="text-link min-h-11 justify-self-start font-medium" onClick={() => handleChoice(file)}>
          {t('proof.retry')}
        </button>
      )}
    </div>
  )

  function progressOf({ name }: File) {
    return {
      percent: share * 100,
      label: share >= 1 ? t('proof.checking') : t('proof.sending', { name, percent: formatPercent(language, share) }),
    }
  }
}

/** Whether an upload of the same file may succeed later. */
function isPassing(code: string): boolean {
  if (code === 'network' || code === 'timeout' || code === 'unreadable') return true
  return ['upload_not_configured', 'proof_not_saved', 'too_many_requests', 'too_busy', 'too_slow', 'unavailable', 'fault'].includes(code)
}
