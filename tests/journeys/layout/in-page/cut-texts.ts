import type { Report } from './report.ts'
import { boxesOf, isShown, type ShownText } from './texts.ts'

const tolerancePx = 2

/** Reports texts whose end is hidden. An ellipsis is accepted where a link or button opens the whole text. */
export function findCutTexts(texts: readonly ShownText[], report: Report): void {
  for (const element of new Set(texts.map(({ parent }) => parent))) {
    const style = getComputedStyle(element)
    const hidesX = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (hidesX && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline') {
      if (style.textOverflow !== 'ellipsis') report('text cut off', element, element.textContent)
      else if (!isWholeNearby(element)) report('text cut with an ellipsis', element, element.textContent)
    }
    if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2 * tolerancePx) {
      if (style.webkitLineClamp === 'none') report('text cut off', element, element.textContent)
      else if (!isWholeNearby(element)) report('text cut with an ellipsis', element, element.textContent)
    }
  }
  for (const { node, parent } of texts) if (isClipped(node, parent)) report('text cut off', parent, node.data)
}

/** Reports inputs that are too narrow for their placeholder. Selects are exempt: opening one shows its whole text. */
export function findCutPlaceholders(report: Report): void {
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input')) {
    if (!pen || field.value !== '' || field.placeholder === '' || !isShown(field)) continue
    const style = getComputedStyle(field)
    pen.font = style.font
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (pen.measureText(field.placeholder).width > room + tolerancePx) report('placeholder cut off', field, field.placeholder)
  }
}

const opens = 'a[href], summary, button[aria-expanded], button[aria-haspopup]'

/** A link or button opens the whole text: the element's own, or one in its list row. A tooltip alone is only for mice. */
function isWholeNearby(element: Element): boolean {
  return element.closest(opens) !== null || element.closest('tr, li, article')?.querySelector(opens) != null
}

/** Whether an ancestor hides the overflow and does not scroll. */
function isClipped(node: Text, parent: Element): boolean {
  const boxes = boxesOf(node)
  for (let up = parent.parentElement; up && up !== document.body; up = up.parentElement) {
    const { overflowX, position, textOverflow } = getComputedStyle(up)
    if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed' || textOverflow === 'ellipsis') return false
    if (overflowX !== 'hidden' && overflowX !== 'clip') continue
    const { left, right } = up.getBoundingClientRect()
    if (boxes.some((box) => box.left < left - tolerancePx || box.right > right + tolerancePx)) return true
  }
  return false
}
