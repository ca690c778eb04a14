import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import * as account from '#contract/calls/account.gen.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { drawCut } from './draw-cut.ts'

export type CropDialogProps = {
  /** Address of the chosen file, in this browser. */
  address: string
  onClose: () => void
  onSaved: () => void
}

const most = 4

/** Selects the square to crop; arrow keys move it, plus and minus or the slider zoom. */
export function CropDialog({ address, onClose, onSaved }: CropDialogProps) {
  const t = useMessages('settings')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [problem, setProblem] = useState<string>()
  const { send, isBusy, refusal } = useWrite(account.setPicture, {
    by: sendFile,
    onSuccess: () => {
      onSaved()
      onClose()
    },
  })

  async function handleSave() {
    if (!area) return
    const cut = await drawCut(address, area).catch(() => undefined)
    setProblem(cut ? undefined : t('picture.failed'))
    if (cut) await send({ file: new File([cut], 'picture.jpg', { type: cut.type }) })
  }

  const failure = problem ?? (refusal && sentenceOf(refusal, t('picture.failed')))

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      firm
      size="small"
      title={t('picture.cropTitle')}
      closeLabel={t('cancel')}
      description={t('picture.cropText')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isBusy} disabled={!area} onClick={() => void handleSave()}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="error" announced className="mb-4">
          {failure}
        </Notice>
      )}
      <div className="relative h-72 overflow-hidden rounded-edge bg-night">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // The library's own style element would violate the content security policy.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('picture.cropArea'), role: 'group' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          mediaProps={{ alt: '', onError: () => setProblem(t('picture.unreadable')) }}
        />
      </div>
      <label className="mt-4 grid gap-1 text-label font-bold">
        {t('picture.zoom')}
        <input
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full accent-lapis"
        />
      </label>
    </Dialog>
  )
}
