import { tintAway } from './cloth-round.ts'
import type { Lab } from './colour.ts'
import type { Goods } from './find-goods.ts'
import type { Part } from './regions.ts'

/** `belt` holds its columns from left to right, with the first and the last row of each in `from` and `to`. */
export type Band = { mask: Uint8Array; box: Part; material: Lab; belt: readonly BeltColumn[] }
export type BeltColumn = { x: number; from: number; to: number }

/** The least thickness of a rim and the least height of a belt, as shares of the glaze's height. */
const [leastRim, leastBelt] = [0.03, 0.12]
/** As a share of the glaze's width. */
const leastWidth = 0.18
/** As a share of the picture. A smaller area is a gleam along a rim. */
const leastArea = 0.012

/** `rim` is a row of the rim above the belt. */
type Column = BeltColumn & { rim: number }
type IsGlaze = (x: number, y: number) => boolean

/** Finds belts around mugs: between two rims of one glaze, and visible to the mug's edge. */
export function bandsOn(goods: readonly Goods[], width: number): Band[] {
  const rims = goods.filter(({ box, isGround }) => !isGround && box.right - box.left > (box.bottom - box.top) * 1.3)
  const taken = new Set<Goods>()
  return rims
    .toSorted((one, other) => other.box.area - one.box.area)
    .flatMap((first) => {
      if (taken.has(first)) return []
      // One glaze may appear as several goods: in the light, in the shade, and split in two by its belt.
      const glaze = rims.filter(({ material }) => isOneGlaze(first.material, material))
      for (const one of glaze) taken.add(one)
      return bandsBetween(glaze, first.material, width)
    })
}

function isOneGlaze(one: Lab, other: Lab): boolean {
  const share = other[0] / Math.max(0.01, one[0])
  return share > 0.5 && share < 2 && tintAway(one, other) < 0.035
}

function bandsBetween(glaze: readonly Goods[], material: Lab, width: number): Band[] {
  const box = glaze.map((one) => one.box).reduce(around)
  const own = new Uint8Array(glaze[0]?.whole.length ?? 0)
  for (const { whole, holes } of glaze)
    for (let pixel = 0; pixel < own.length; pixel++) if (whole[pixel] === 1 && holes[pixel] !== 1) own[pixel] = 1
  const isGlaze: IsGlaze = (x, y) => x >= box.left && x <= box.right && own[y * width + x] === 1
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1]
  const columns = Array.from({ length: wide }, (_, place) => columnAt(box.left + place, box, isGlaze))
  return stretches(columns, Math.max(2, high * 0.02)).flatMap((seen) => {
    const [first, last] = [seen[0], seen.at(-1)]
    if (!first || !last || seen.length < wide * leastWidth) return []
    // A print leaves glaze on both sides; a belt ends at the mug's edge.
    const isSilhouette = ({ x, rim, from, to }: Column, step: number) => {
      const beyond = x + step * Math.max(3, Math.round(seen.length * 0.02))
      return !isGlaze(beyond, rim) && !isGlaze(beyond, (from + to) >> 1)
    }
    if (!isSilhouette(first, -1) && !isSilhouette(last, 1)) return []
    const stretch = [...further(first, -1, isGlaze, wide), ...seen, ...further(last, 1, isGlaze, wide)]
    const mask = new Uint8Array(own.length)
    const band: Part = { area: 0, left: Infinity, right: 0, top: Infinity, bottom: 0 }
    for (const { x, from, to } of stretch) {
      band.left = Math.min(band.left, x)
      band.right = Math.max(band.right, x)
      band.top = Math.min(band.top, from)
      band.bottom = Math.max(band.bottom, to)
      for (let y = from; y <= to; y++) mask[y * width + x] = 1
      band.area += to - from + 1
    }
    return band.area < own.length * leastArea
      ? []
      : [{ mask, box: band, material, belt: stretch.toSorted((one, other) => one.x - other.x) }]
  })
}

function around(one: Part, other: Part): Part {
  return {
    area: one.area + other.area,
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** Extends a belt while the rim below it is visible. The upper rim may be under a gleam or in the shade. */
function further({ from, to, x: start }: Column, step: 1 | -1, isGlaze: IsGlaze, most: number): Column[] {
  const found: Column[] = []
  let [top, bottom] = [from, to]
  for (let away = 1; away < most; away++) {
    const x = start + away * step
    const nearest = (y: number, along: 1 | -1) => [0, 1, 2, 3, 4].map((off) => y + off * along).find((at) => isGlaze(x, at))
    const [over, under] = [nearest(top - 3, -1) ?? nearest(top - 3, 1), nearest(bottom + 3, 1) ?? nearest(bottom + 3, -1)]
    // Between rims there is a belt, not glaze, which appears where a handle begins.
    if (under === undefined || isGlaze(x, (top + bottom) >> 1)) break
    if (over !== undefined) while (!isGlaze(x, top - 1) && top > over + 1) top--
    if (over !== undefined) while (isGlaze(x, top)) top++
    while (isGlaze(x, bottom)) bottom--
    found.push({ x, from: top, to: bottom, rim: top })
  }
  return found
}

/** Searches from the bottom, so the nearer of two mugs counts. */
function columnAt(x: number, { top, bottom }: Part, isGlaze: IsGlaze): Column | undefined {
  const high = bottom - top + 1
  const runs: { from: number; to: number }[] = []
  for (let y = bottom; y >= top && runs.length < 2; y--) {
    if (!isGlaze(x, y)) continue
    const to = y
    while (y > top && isGlaze(x, y - 1)) y--
    if (to - y + 1 >= Math.max(2, high * leastRim)) runs.push({ from: y, to })
  }
  const [under, over] = runs
  if (!under || !over || under.from - over.to - 1 < high * leastBelt) return undefined
  return { x, from: over.to + 1, to: under.from - 1, rim: (over.from + over.to) >> 1 }
}

/** Groups neighbouring columns whose belt continues. */
function stretches(columns: readonly (Column | undefined)[], jump: number): Column[][] {
  const found: Column[][] = []
  let last: Column | undefined
  for (const column of columns) {
    if (!column) continue
    const goesOn =
      last !== undefined && column.x - last.x <= 3 && Math.abs(column.from - last.from) <= jump && Math.abs(column.to - last.to) <= jump
    if (goesOn) found.at(-1)?.push(column)
    else found.push([column])
    last = column
  }
  return found
}
