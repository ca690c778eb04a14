import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import { pointOf, useFingers } from '#web/ui/use-fingers.ts'
import { closest, moveBy, type Point, type View, wholeView, zoomAt } from '#web/ui/zoom.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { sheet, type TownPlan } from './town-plan.ts'

const step = 80
const factor = 1.6

/** A street map that can be dragged and zoomed by finger, mouse and keyboard. While the whole map is visible, a swipe scrolls the page. */
export function StreetMap({ plan, label, here }: { plan: TownPlan; label: string; here: string }) {
  const t = useMessages('contact')
  const box = useRef<HTMLButtonElement>(null)
  const keysId = useId()
  const isHydrated = useHydrated()
  const [view, setView] = useState<View>(wholeView)
  const { isHeld, handlers } = useFingers({
    onMove: (by) => setView((current) => moveBy(current, scaled(by), sheet)),
    onPinch: (by, at) => enlarge(by, fromMiddle(at)),
  })

  function scaled({ x, y }: Point): Point {
    const unit = sheet.width / (box.current?.clientWidth || sheet.width)
    return { x: x * unit, y: y * unit }
  }

  function fromMiddle({ x, y }: Point): Point {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    return scaled({ x: x - left - width / 2, y: y - top - height / 2 })
  }

  function enlarge(by: number, at: Point = { x: 0, y: 0 }) {
    setView((current) => zoomAt(current, by, at, sheet))
  }

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    enlarge(event.deltaY < 0 ? 1.2 : 1 / 1.2, fromMiddle(pointOf(event)))
  })
  // React's listeners are passive, so they could not stop the page from zooming too.
  useEffect(() => {
    const element = box.current
    const listen = (event: WheelEvent) => handleWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  function handleKey(event: KeyboardEvent) {
    const arrow = { ArrowLeft: { x: 1, y: 0 }, ArrowRight: { x: -1, y: 0 }, ArrowUp: { x: 0, y: 1 }, ArrowDown: { x: 0, y: -1 } }[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') enlarge(factor)
    else if (event.key === '-') enlarge(1 / factor)
    else if (event.key === '0') setView(wholeView)
    else if (arrow && view.scale > 1) setView((current) => moveBy(current, { x: arrow.x * step, y: arrow.y * step }, sheet))
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <div className="overflow-hidden rounded-edge bg-felt">
        <PlanDrawing plan={plan} view={view} here={here} isHeld={isHeld} />
      </div>
      <button
        ref={box}
        type="button"
        aria-label={label}
        aria-describedby={keysId}
        onKeyDown={handleKey}
        // Only for the keyboard; mouse and fingers drag and double-click.
        onClick={(event) => event.detail === 0 && enlarge(factor)}
        onDoubleClick={(event) => enlarge(factor, fromMiddle(pointOf(event)))}
        {...handlers}
        className={classNames(
          'absolute inset-0 rounded-edge select-none',
          view.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y',
        )}
      />
      <p id={keysId} className="sr-only">
        {t('map.keys')}
      </p>
      {isHydrated && (
        <div className="absolute top-2 right-2 grid gap-1.5">
          <IconButton look="framed" label={t('map.closer')} disabled={view.scale >= closest} onClick={() => enlarge(factor)}>
            <PlusIcon />
          </IconButton>
          <IconButton look="framed" label={t('map.farther')} disabled={view.scale === 1} onClick={() => enlarge(1 / factor)}>
            <MinusIcon />
          </IconButton>
          {view.scale > 1 && (
            <IconButton look="framed" label={t('map.whole')} onClick={() => setView(wholeView)}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
      )}
    </div>
  )
}
