/** Connected parts of a mask, eight ways. `labels` is 0 outside, else the part's number from 1 on. */
export type Part = { area: number; left: number; top: number; right: number; bottom: number }

export function partsOf(mask: Uint8Array, width: number, height: number): { labels: Int32Array; parts: Part[] } {
  const labels = new Int32Array(width * height)
  const parts: Part[] = []
  const waiting: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || labels[start] !== 0) continue
    const part: Part = { area: 0, left: width, top: height, right: 0, bottom: 0 }
    parts.push(part)
    labels[start] = parts.length
    waiting.push(start)
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width
      const y = (pixel / width) | 0
      part.area++
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x)
      part.top = Math.min(part.top, y)
      part.bottom = Math.max(part.bottom, y)
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = pixel + dy * width + dx
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          if (mask[next] === 0 || labels[next] !== 0) continue
          labels[next] = parts.length
          waiting.push(next)
        }
      }
    }
  }
  return { labels, parts }
}

/** What no way leads to from the border without crossing the mask. */
export function holesIn(mask: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(mask.length)
  const waiting: number[] = []
  const reach = (pixel: number) => {
    if (pixel < 0 || pixel >= mask.length || mask[pixel] === 1 || outside[pixel] === 1) return
    outside[pixel] = 1
    waiting.push(pixel)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x)
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (pixel % width > 0) reach(pixel - 1)
    if (pixel % width < width - 1) reach(pixel + 1)
    reach(pixel - width)
    reach(pixel + width)
  }
  return mask.map((value, pixel) => (value === 0 && outside[pixel] === 0 ? 1 : 0))
}
