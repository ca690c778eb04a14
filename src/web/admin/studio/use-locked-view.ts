import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { moveBy, sharesAt, type View, wholeView, zoomAt } from './locked-view.ts'

type Point = { x: number; y: number }
export type LockedView = {
  view: View
  zoom: (factor: number) => void
  reset: () => void
  /** Props for each frame that shows the same part. */
  frame: {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => void
    onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void
    ref: (frame: SVGSVGElement | null) => (() => void) | undefined
  }
}

const step = 1.25
const tapMs = 300
const tapPx = 8

/** One view shared by several pictures. Pinching, Ctrl with the wheel or a double press zooms it; dragging moves it. */
export function useLockedView(): LockedView {
  const [view, setView] = useState(wholeView)
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const lastTapMs = useRef(0)

  const zoomOn = useCallback((frame: Element, factor: number, { x, y }: Point) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    setView((now) => zoomAt(now, factor, sharesAt(now, { x: x - left, y: y - top }, { width, height })))
  }, [])

  /** React's wheel listeners are passive, so they can't prevent the browser's own zoom. */
  const listen = useCallback(
    (frame: SVGSVGElement | null) => {
      if (!frame) return undefined
      const handleWheel = (event: WheelEvent) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        zoomOn(frame, event.deltaY < 0 ? step : 1 / step, { x: event.clientX, y: event.clientY })
      }
      frame.addEventListener('wheel', handleWheel, { passive: false })
      return () => frame.removeEventListener('wheel', handleWheel)
    },
    [zoomOn],
  )

  function handleDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) travelled.current = 0
    fingers.current.set(event.pointerId, pointOf(event))
  }

  function handleMove(event: PointerEvent<SVGSVGElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
    if (other) {
      zoomOn(event.currentTarget, distance(now, other) / Math.max(1, distance(before, other)), middle(now, other))
      return
    }
    const { width, height } = event.currentTarget.getBoundingClientRect()
    setView((seen) => moveBy(seen, { x: (before.x - now.x) / width, y: (before.y - now.y) / height }))
  }

  function handleUp(event: PointerEvent<SVGSVGElement>) {
    const wasPinch = fingers.current.size > 1
    fingers.current.delete(event.pointerId)
    if (wasPinch || travelled.current > tapPx) return
    const isSecond = event.timeStamp - lastTapMs.current < tapMs
    lastTapMs.current = isSecond ? 0 : event.timeStamp
    if (isSecond) zoomOn(event.currentTarget, view.scale > 1 ? 0 : 2.5, pointOf(event))
  }

  return {
    view,
    zoom: (factor) => setView((now) => zoomAt(now, factor)),
    reset: () => setView(wholeView),
    frame: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: (event) => void fingers.current.delete(event.pointerId),
      ref: listen,
    },
  }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
