import { type Part, partsOf } from './regions.ts'

type Glyph = Part & { fill: number; stroke: number }

/** Whether a mask looks like a line of letters: at least four parts of similar height and stroke. Reads no text. */
export function looksLikeText(mask: Uint8Array, width: number, height: number): boolean {
  const { labels, parts } = partsOf(mask, width, height)
  const edges = edgesOf(labels, width, height, parts.length)
  const glyphs = parts
    .map((part, index): Glyph => {
      const [wide, high] = [part.right - part.left + 1, part.bottom - part.top + 1]
      return { ...part, fill: part.area / (wide * high), stroke: (2 * part.area) / (edges[index] || 1) }
    })
    .filter((glyph) => isGlyph(glyph, width, height))
  return glyphs.some((first) => rowFrom(first, glyphs).length >= 4)
}

/** Counts the border pixels of each part. */
function edgesOf(labels: Int32Array, width: number, height: number, count: number): Float64Array {
  const edges = new Float64Array(count)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = labels[y * width + x] ?? 0
      if (label === 0) continue
      const isEdge =
        x === 0 ||
        y === 0 ||
        x === width - 1 ||
        y === height - 1 ||
        labels[y * width + x - 1] !== label ||
        labels[y * width + x + 1] !== label ||
        labels[(y - 1) * width + x] !== label ||
        labels[(y + 1) * width + x] !== label
      if (isEdge) edges[label - 1] = (edges[label - 1] ?? 0) + 1
    }
  }
  return edges
}

function isGlyph({ left, right, top, bottom, area, fill, stroke }: Glyph, width: number, height: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (high < 9 || area < 24 || high > height * 0.6 || wide > width * 0.5) return false
  const shape = wide / high
  return shape > 0.14 && shape < 2.1 && fill > 0.2 && fill < 0.86 && stroke / high < 0.36
}

/** Collects parts to the right of the first, each close to the previous one and similar to it. */
function rowFrom(first: Glyph, glyphs: readonly Glyph[]): Glyph[] {
  const row = [first]
  for (;;) {
    const last = row.at(-1) ?? first
    const high = last.bottom - last.top + 1
    const next = glyphs
      .filter((glyph) => {
        const gap = glyph.left - last.right
        const other = glyph.bottom - glyph.top + 1
        const isBeside = glyph.left > last.left && gap > -high * 0.25 && gap < high * 0.9
        const isOnLine = Math.abs(glyph.bottom - last.bottom) < high * 0.16
        const isAlike = other / high > 0.6 && other / high < 1.7 && glyph.stroke / last.stroke > 0.55 && glyph.stroke / last.stroke < 1.8
        return isBeside && isOnLine && isAlike && !row.includes(glyph)
      })
      .sort((one, other) => one.left - other.left)[0]
    if (!next) return differ(row) ? row : []
    row.push(next)
  }
}

/** Letters differ from each other; a row of teeth or waves does not. */
function differ(row: readonly Glyph[]): boolean {
  const widths = row.map(({ left, right }) => right - left + 1)
  const areas = row.map(({ area }) => area)
  return spread(widths) > 0.1 || spread(areas) > 0.12
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(squares) / (mean || 1)
}
