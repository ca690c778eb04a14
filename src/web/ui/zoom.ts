/** `scale` enlarges an image about the middle of its box; `x` and `y` move it from there, in px. */
export type View = { scale: number; x: number; y: number }
export type Box = { width: number; height: number }
export type Point = { x: number; y: number }

export const wholeView: View = { scale: 1, x: 0, y: 0 }
export const closest = 4

/** Zooms so that the point under `at` (px from the middle of the box) stays in place. */
export function zoomAt(view: View, factor: number, at: Point, box: Box): View {
  const scale = Math.min(closest, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return bounded({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}

export function moveBy(view: View, by: Point, box: Box): View {
  return bounded({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, box)
}

/** Keeps the image's edges from moving inside the box. */
function bounded({ scale, x, y }: View, { width, height }: Box): View {
  const clamp = (value: number, side: number) => {
    const most = (side * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value)) || 0
  }
  return { scale, x: clamp(x, width), y: clamp(y, height) }
}
