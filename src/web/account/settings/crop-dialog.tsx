import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { drawCut } from './draw-cut.ts'
import { sendPicture } from './send-picture.ts'

export type CropDialogProps = {
  /** Of the chosen file, in this browser. */
  address: string
  onClose: () => void
  onSaved: () => void
}

const most = 4

/** The square that is kept; arrow keys move it, plus and minus or the slider bring it nearer. */
export function CropDialog({ address, onClose, onSaved }: CropDialogProps) {
  const t = useWords('settings')
  const language = useLanguage()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [state, setState] = useState<{ isSending: boolean; failure?: string }>({ isSending: false })

  async function handleSave() {
    if (!area || state.isSending) return
    setState({ isSending: true })
    const cut = await drawCut(address, area).catch(() => undefined)
    const sent = cut && (await sendPicture(cut, language))
    if (sent?.outcome !== 'sent') {
      const refusal = sent?.outcome === 'refused' ? sent.refusal : undefined
      return setState({ isSending: false, failure: refusal?.error ?? t('picture.failed') })
    }
    onSaved()
    onClose()
  }

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
          <Button loading={state.isSending} disabled={!area} onClick={() => void handleSave()}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      {state.failure && (
        <Notice tone="error" announced className="mb-4">
          {state.failure}
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
          // Its own style element would break the content security policy.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('picture.cropArea'), role: 'group' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          mediaProps={{ alt: '', onError: () => setState({ isSending: false, failure: t('picture.unreadable') }) }}
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
