import type { Box } from './locked-view.ts'

export type Grip = 'move' | 'nw' | 'ne' | 'sw' | 'se'

/** A smaller area can't hold a print. */
const least = 0.02

/** Moves an area, in shares of the picture, or resizes it by one corner. It stays within the picture. */
export function changeArea({ x, y, width, height }: Box, grip: Grip, by: { x: number; y: number }): Box {
  if (grip === 'move') return tidy({ x: clamp(x + by.x, 0, 1 - width), y: clamp(y + by.y, 0, 1 - height), width, height })
  const [right, bottom] = [x + width, y + height]
  const left = grip === 'nw' || grip === 'sw' ? clamp(x + by.x, 0, right - least) : x
  const top = grip === 'nw' || grip === 'ne' ? clamp(y + by.y, 0, bottom - least) : y
  const newRight = grip === 'ne' || grip === 'se' ? clamp(right + by.x, x + least, 1) : right
  const newBottom = grip === 'sw' || grip === 'se' ? clamp(bottom + by.y, y + least, 1) : bottom
  return tidy({ x: left, y: top, width: newRight - left, height: newBottom - top })
}

/** Arrow keys move the area, and with Shift they resize it. */
export function areaAfterKey(area: Box, key: string, isSizing: boolean): Box | undefined {
  const step = 0.01
  const by = { ArrowLeft: { x: -step, y: 0 }, ArrowRight: { x: step, y: 0 }, ArrowUp: { x: 0, y: -step }, ArrowDown: { x: 0, y: step } }[
    key
  ]
  return by && changeArea(area, isSizing ? 'se' : 'move', by)
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value))
}

/** Four decimals are less than a pixel of the largest picture. */
function tidy({ x, y, width, height }: Box): Box {
  const short = (value: number) => Math.round(value * 10_000) / 10_000
  const [left, top] = [short(x), short(y)]
  return { x: left, y: top, width: Math.min(short(width), short(1 - left)), height: Math.min(short(height), short(1 - top)) }
}
