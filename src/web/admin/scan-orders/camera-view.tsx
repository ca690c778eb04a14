import type { RefCallback } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CameraIcon } from '#web/ui/icons.tsx'
import type { CameraState } from './use-camera.ts'

export type CameraViewProps = { state: CameraState; attach: RefCallback<HTMLVideoElement>; onAgain: () => void }

export function CameraView({ state, attach, onAgain }: CameraViewProps) {
  const t = useMessages('admin-camera')
  const isMissing = state === 'refused' || state === 'missing'
  return (
    <div className="relative grid min-h-72 flex-1 place-items-center overflow-hidden bg-[#0b1022]">
      <video
        ref={attach}
        muted
        playsInline
        aria-label={t('picture')}
        className={`absolute inset-0 size-full object-cover ${state === 'on' ? '' : 'invisible'}`}
      />
      {isMissing ? (
        <div className="relative grid max-w-90 justify-items-center gap-3 px-6 py-10 text-center text-bone">
          <CameraIcon className="size-10 text-apricot" />
          <p className="text-lead font-bold">{t(state === 'refused' ? 'refused' : 'missing')}</p>
          <p className="text-night-text">{t(`${state}Text`)}</p>
          <Button tone="onClothOutline" size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      ) : (
        <svg
          viewBox="0 0 100 100"
          aria-hidden="true"
          className="relative aspect-square w-[min(66%,22rem,46dvh)] text-apricot"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
        >
          <path d="M2 18V2h16M82 2h16v16M98 82v16H82M18 98H2V82" />
        </svg>
      )}
      {state === 'starting' && <p className="absolute bottom-4 text-night-text">{t('starting')}</p>}
    </div>
  )
}
