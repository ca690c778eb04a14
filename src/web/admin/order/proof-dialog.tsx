import { useState } from 'react'
import { useWords } from '#web/kit/words/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type ProofDialogProps = { address: string; title: string; onClose: () => void }

const zooms = [
  { percent: 100, look: 'max-w-full' },
  { percent: 200, look: 'w-[200%] max-w-none' },
  { percent: 400, look: 'w-[400%] max-w-none' },
] as const

/** Figures on a photographed slip are small: twice or four times the width, moved by scrolling. */
export function ProofDialog({ address, title, onClose }: ProofDialogProps) {
  const t = useWords('admin')
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(zooms[0])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="large"
      title={title}
      closeLabel={t('action.close')}
      actions={
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t('proof.zoom')}</legend>
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
      }
    >
      <div className="max-h-[70dvh] overflow-auto rounded-edge bg-felt">
        <img src={address} alt={title} className={`mx-auto ${zoom.look}`} />
      </div>
    </Dialog>
  )
}
