import { type PointerEvent, type WheelEvent, useRef } from 'react'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { pointOf, useFingers } from '#web/ui/use-fingers.ts'
import { moveBy, type Point, type View, zoomAt } from '#web/ui/zoom.ts'
import type { ProductView } from './load.ts'

export type ZoomableImageProps = {
  image: ProductView['images'][number]
  view: View
  onView: (change: (view: View) => View) => void
  /** A swipe across the whole image: 1 forward, -1 back. */
  onSwipe: (direction: 1 | -1) => void
}

const swipePx = 60
const tapMs = 300

/** Two fingers, the wheel or a double tap zoom. A zoomed image is dragged, an unzoomed one swiped. */
export function ZoomableImage({ image, view, onView, onSwipe }: ZoomableImageProps) {
  const box = useRef<HTMLDivElement>(null)
  const travelled = useRef(0)
  const lastTapMs = useRef(0)

  function measure() {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 }
    return { size: { width, height }, fromMiddle: ({ x, y }: Point) => ({ x: x - left - width / 2, y: y - top - height / 2 }) }
  }

  function enlarge(factor: number, at: Point) {
    const { size, fromMiddle } = measure()
    onView((current) => zoomAt(current, factor, fromMiddle(at), size))
  }

  const { isHeld, handlers } = useFingers({
    onStart: () => {
      travelled.current = 0
    },
    onMove: (by) => {
      travelled.current += by.x
      if (view.scale > 1) onView((current) => moveBy(current, by, measure().size))
    },
    onPinch: enlarge,
    onLift: (event, wasPinch) => {
      if (wasPinch) travelled.current = 0
      else if (view.scale === 1 && Math.abs(travelled.current) > swipePx) onSwipe(travelled.current < 0 ? 1 : -1)
      else if (Math.abs(travelled.current) < 8) handleTap(event)
    },
  })

  function handleTap(event: PointerEvent) {
    const isSecond = event.timeStamp - lastTapMs.current < tapMs
    lastTapMs.current = isSecond ? 0 : event.timeStamp
    if (isSecond) enlarge(view.scale > 1 ? 0 : 2.5, pointOf(event))
  }

  return (
    <div
      ref={box}
      {...handlers}
      onWheel={(event: WheelEvent) => enlarge(event.deltaY < 0 ? 1.2 : 1 / 1.2, pointOf(event))}
      className={`@container-size flex size-full touch-none items-center justify-center overflow-hidden select-none ${view.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
    >
      <div
        className={isHeld ? '' : 'transition-transform duration-200 ease-enter'}
        style={{
          width: `min(100cqw, calc(100cqh * ${image.width / image.height}))`,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
      >
        <ResponsiveImage
          key={image.key}
          imageKey={image.key}
          alt={image.alt}
          width={image.width}
          height={image.height}
          originalWidth={image.width}
          sizes={view.scale > 1 ? '200vw' : '(min-width: 64rem) 50vw, 100vw'}
          eager
          draggable={false}
        />
      </div>
    </div>
  )
}
