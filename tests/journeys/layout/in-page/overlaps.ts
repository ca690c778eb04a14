import type { Report } from './report.ts'
import { boxesOf, type ShownText } from './texts.ts'

/** Letters extend over their line box by a few pixels. */
const tolerancePx = 6

/** Reports overlapping texts. Fixed and sticky elements may cover the page. */
export function findOverlaps(texts: readonly ShownText[], report: Report): void {
  const placed = texts
    .flatMap(({ node, parent }) => boxesOf(node).map((box) => ({ node, parent, box: seenOf(parent, box) })))
    .filter(({ box }) => box.width > tolerancePx && box.height > tolerancePx)
    .toSorted((one, other) => one.box.top - other.box.top)
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (other.box.top > one.box.bottom - tolerancePx) break
      if (one.node === other.node || one.parent.contains(other.node) || other.parent.contains(one.node)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > tolerancePx && down > tolerancePx && !floats(one.parent) && !floats(other.parent))
        report('texts overlap', one.parent, `"${one.node.data.trim().slice(0, 40)}" and "${other.node.data.trim().slice(0, 40)}"`)
    }
  }
}

function floats(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true
  return false
}

/** Returns the visible part of a box: ancestors that scroll or hide their overflow clip it. */
function seenOf(parent: Element, { left, top, right, bottom }: DOMRect): DOMRect {
  const seen = { left, top, right, bottom }
  for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue
    const edge = up.getBoundingClientRect()
    seen.left = Math.max(seen.left, edge.left)
    seen.top = Math.max(seen.top, edge.top)
    seen.right = Math.min(seen.right, edge.right)
    seen.bottom = Math.min(seen.bottom, edge.bottom)
  }
  return new DOMRect(seen.left, seen.top, Math.max(0, seen.right - seen.left), Math.max(0, seen.bottom - seen.top))
}
