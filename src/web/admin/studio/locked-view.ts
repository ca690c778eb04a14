/** The visible part of a picture: its centre as shares of the picture, and the zoom factor. Pictures side by side share one view. */
export type View = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }
export type Box = { x: number; y: number; width: number; height: number }

export const wholeView: View = { x: 0.5, y: 0.5, scale: 1 }
const closest = 8

/** Zooms so that the point `at`, in shares of the picture, stays in place. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number } = view): View {
  const scale = Math.min(closest, Math.max(1, view.scale * factor))
  const shrunk = view.scale / scale
  return bounded({ scale, x: at.x - (at.x - view.x) * shrunk, y: at.y - (at.y - view.y) * shrunk })
}

/** Moves the view by shares of the visible part. */
export function moveBy(view: View, by: { x: number; y: number }): View {
  return bounded({ ...view, x: view.x + by.x / view.scale, y: view.y + by.y / view.scale })
}

/** Returns the visible part in the picture's pixels, as an `<svg viewBox>`. */
export function viewBoxOf({ x, y, scale }: View, { width, height }: Size): string {
  const seen = { width: width / scale, height: height / scale }
  return [x * width - seen.width / 2, y * height - seen.height / 2, seen.width, seen.height]
    .map((side) => Number(side.toFixed(2)))
    .join(' ')
}

/** Converts a point on the screen to shares of the picture. */
export function sharesAt(view: View, point: { x: number; y: number }, on: Size): { x: number; y: number } {
  return { x: view.x + (point.x / on.width - 0.5) / view.scale, y: view.y + (point.y / on.height - 0.5) / view.scale }
}

/** Returns where to draw the original on the shot so that their prints align. Without prints it fills the same frame. */
export function laidOver(original: Size & { print: Box | null }, shot: Size & { print: Box | null }): Box {
  if (!original.print || !shot.print) {
    const scale = Math.max(shot.width / original.width, shot.height / original.height)
    const [width, height] = [original.width * scale, original.height * scale]
    return { x: (shot.width - width) / 2, y: (shot.height - height) / 2, width, height }
  }
  const scale = (shot.print.width * shot.width) / (original.print.width * original.width)
  return {
    x: shot.print.x * shot.width - original.print.x * original.width * scale,
    y: (shot.print.y + shot.print.height / 2) * shot.height - (original.print.y + original.print.height / 2) * original.height * scale,
    width: original.width * scale,
    height: original.height * scale,
  }
}

/** Prevents the picture's edges from coming inside the frame. */
function bounded({ x, y, scale }: View): View {
  const half = 0.5 / scale
  const clamp = (share: number) => Math.min(1 - half, Math.max(half, share))
  return { x: clamp(x), y: clamp(y), scale }
}
