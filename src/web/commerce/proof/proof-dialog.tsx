import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProofFrame } from './proof-frame.tsx'

export type ProofDialogProps = { address: string; mime: string; title: string; onClose: () => void }

const zooms = [
  { percent: 100, look: 'max-w-full' },
  { percent: 200, look: 'w-[200%] max-w-none [&>img]:w-full' },
  { percent: 400, look: 'w-[400%] max-w-none [&>img]:w-full' },
] as const

/** Shows a proof at full size. Digits on a photo are small, so it enlarges two or four times; scrolling or arrow keys move it. */
export function ProofDialog({ address, mime, title, onClose }: ProofDialogProps) {
  const t = useMessages('proof')
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(zooms[0])
  const [hasFailed, setHasFailed] = useState(false)
  const next = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? zooms[0]
  const isPdf = mime === 'application/pdf'
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="large"
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <a href={address} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-9 items-center sm:mr-auto">
            {t('newTab')}
          </a>
          {!isPdf && (
            <fieldset className="flex gap-2">
              <legend className="sr-only">{t('zoom')}</legend>
              {zooms.map((step) => (
                <Button
                  key={step.percent}
                  tone={step === zoom ? 'primary' : 'quiet'}
                  size="dense"
                  aria-pressed={step === zoom}
                  onClick={() => setZoom(step)}
                >
                  <span className="figures">{step.percent}%</span>
                </Button>
              ))}
            </fieldset>
          )}
        </>
      }
    >
      {isPdf && <ProofFrame address={address} title={title} className="h-[68dvh]" fallback={<Notice>{t('noViewer')}</Notice>} />}
      {hasFailed && <Notice tone="error">{t('failed')}</Notice>}
      {!isPdf && !hasFailed && (
        <div className="max-h-[68dvh] overflow-auto rounded-edge bg-felt">
          <button
            type="button"
            aria-label={t('zoomTo', { percent: next.percent })}
            onClick={() => setZoom(next)}
            className={`mx-auto block ${next.percent === 100 ? 'cursor-zoom-out' : 'cursor-zoom-in'} ${zoom.look}`}
          >
            <img src={address} alt={title} onError={() => setHasFailed(true)} className="mx-auto max-w-full" />
          </button>
        </div>
      )}
    </Dialog>
  )
}
