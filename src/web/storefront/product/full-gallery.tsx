import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import type { ProductView } from './load.ts'
import { moveBy, type View, wholeView, zoomAt } from '#web/ui/zoom.ts'
import { ZoomableImage } from './zoomable-image.tsx'

export type FullGalleryProps = { images: ProductView['images']; name: string; first: number; onClose: () => void }

const stepPx = 80

/** The images across the whole window. A modal of the browser: Escape closes it, and the focus returns. */
export function FullGallery({ images, name, first, onClose }: FullGalleryProps) {
  const t = useMessages('product')
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(first)
  const [view, setView] = useState<View>(wholeView)
  const image = images[place]
  const many = images.length > 1

  useEffect(() => dialog.current?.showModal(), [])

  function turn(by: 1 | -1) {
    setPlace((place + by + images.length) % images.length)
    setView(wholeView)
  }

  function windowBox() {
    return { width: window.innerWidth, height: window.innerHeight }
  }

  function enlarge(factor: number) {
    setView((current) => zoomAt(current, factor, { x: 0, y: 0 }, windowBox()))
  }

  function handleKey(event: KeyboardEvent) {
    const arrow = { ArrowLeft: { x: 1, y: 0 }, ArrowRight: { x: -1, y: 0 }, ArrowUp: { x: 0, y: 1 }, ArrowDown: { x: 0, y: -1 } }[event.key]
    if (event.key === '+' || event.key === '=') enlarge(1.5)
    else if (event.key === '-') enlarge(1 / 1.5)
    else if (event.key === '0') setView(wholeView)
    else if (!arrow) return
    else if (view.scale > 1) setView((current) => moveBy(current, { x: arrow.x * stepPx, y: arrow.y * stepPx }, windowBox()))
    else if (arrow.x !== 0 && many) turn(arrow.x > 0 ? -1 : 1)
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('zoom.title', { name })}
      onClose={onClose}
      onKeyDown={handleKey}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-milk text-ink backdrop:bg-scrim"
    >
      <div className="flex size-full flex-col">
        <div className="flex items-center gap-1 px-3 py-2">
          <p aria-live="polite" className="figures mr-auto pl-1 text-label text-smoke">
            {[
              many && t('zoom.place', { number: place + 1, count: images.length }),
              image && image.origin !== 'photograph' && t(`origin.${image.origin}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <IconButton label={t('zoom.less')} disabled={view.scale === 1} onClick={() => enlarge(1 / 1.5)}>
            <MinusIcon />
          </IconButton>
          <IconButton label={t('zoom.more')} onClick={() => enlarge(1.5)}>
            <PlusIcon />
          </IconButton>
          <IconButton label={t('zoom.close')} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1">
          {image && <ZoomableImage image={image} view={view} onView={setView} onSwipe={(direction) => many && turn(direction)} />}
        </div>
        {many && (
          <div className="flex justify-center gap-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <IconButton look="framed" label={t('zoom.previous')} onClick={() => turn(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton look="framed" label={t('zoom.next')} onClick={() => turn(1)}>
              <ArrowRightIcon />
            </IconButton>
          </div>
        )}
      </div>
    </dialog>
  )
}
