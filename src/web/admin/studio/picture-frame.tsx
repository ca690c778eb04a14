import type { ReactNode } from 'react'
import { type Box, type Size, viewBoxOf } from './locked-view.ts'
import type { LockedView } from './use-locked-view.ts'

export type PictureFrameProps = {
  locked: LockedView
  size: Size
  label: string
  /** Drawn inside the frame, in the pixels of `size`. */
  children: ReactNode
}

/** Zooms and moves together with others. An SVG, because the security policy forbids positions in style attributes. */
export function PictureFrame({ locked, size, label, children }: PictureFrameProps) {
  return (
    <svg
      viewBox={viewBoxOf(locked.view, size)}
      {...locked.frame}
      className={`block h-auto max-h-[78vh] w-full rounded-edge bg-felt select-none ${locked.view.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y'}`}
    >
      <title>{label}</title>
      {children}
    </svg>
  )
}

/** The outline of the print, equally thick on screen at any picture size and zoom. */
export function PrintFrame({ area, size, scale }: { area: Box | null; size: Size; scale: number }) {
  if (!area) return null
  const unit = Math.max(size.width, size.height) / 100 / scale
  return (
    <rect
      x={area.x * size.width}
      y={area.y * size.height}
      width={area.width * size.width}
      height={area.height * size.height}
      className="pointer-events-none fill-none stroke-bone"
      strokeWidth={unit * 0.5}
    />
  )
}
