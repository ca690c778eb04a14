import { type PointerEvent, useRef, useState } from 'react'
import type { Point } from './zoom.ts'

export type Fingers = {
  /** The first finger (or the mouse button) goes down. */
  onStart?: () => void
  onMove: (by: Point) => void
  /** Two fingers move apart or together, around a point of the window. */
  onPinch: (factor: number, at: Point) => void
  /** A finger is lifted; `wasPinch` if two were down. */
  onLift?: (event: PointerEvent, wasPinch: boolean) => void
}

/** Handles dragging with one finger and pinching with two. Returns the handlers of an element, and whether it is held. */
export function useFingers({ onStart, onMove, onPinch, onLift }: Fingers) {
  const fingers = useRef(new Map<number, Point>())
  const [isHeld, setIsHeld] = useState(false)

  function handleDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) onStart?.()
    fingers.current.set(event.pointerId, pointOf(event))
    setIsHeld(true)
  }

  function handleMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) onPinch(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other))
    else onMove({ x: now.x - before.x, y: now.y - before.y })
  }

  function handleUp(event: PointerEvent) {
    const wasPinch = fingers.current.size > 1
    fingers.current.delete(event.pointerId)
    setIsHeld(fingers.current.size > 0)
    onLift?.(event, wasPinch)
  }

  return {
    isHeld,
    handlers: { onPointerDown: handleDown, onPointerMove: handleMove, onPointerUp: handleUp, onPointerCancel: handleUp },
  }
}

export function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
