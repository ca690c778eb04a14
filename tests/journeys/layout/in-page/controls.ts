import type { Report } from './report.ts'
import { boxesOf, isShown, type ShownText } from './texts.ts'

/** WCAG 2.2, 2.5.8, which also exempts links within sentences. */
const leastTargetPx = 24
const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"]'
const withinSentences = 'p, label, li p'
const buttons = ':is(a, button).press'
/** Longer labels are pressable texts. */
const longestLabel = 24
/** A smaller gap is smaller text in the same line. */
const lineGapPx = 10

/** Reports controls that are too small for a finger. */
export function findSmallTargets(report: Report): void {
  for (const element of document.querySelectorAll(controls)) {
    if (!isShown(element) || element.closest(withinSentences) || getComputedStyle(element).display === 'inline') continue
    const { width, height } = targetOf(element)
    const name = element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || ''
    if (width < leastTargetPx || height < leastTargetPx)
      report('target smaller than 24 px', element, `${Math.round(width)} × ${Math.round(height)} ${name}`)
  }
}

export function findWrappedLabels(texts: readonly ShownText[], report: Report): void {
  for (const element of document.querySelectorAll(buttons)) {
    const own = texts.filter(({ node }) => element.contains(node))
    const label = own.map(({ node }) => node.data.trim()).join(' ')
    if (label === '' || label.length > longestLabel) continue
    const tops = own.flatMap(({ node }) => boxesOf(node).map((box) => box.top))
    if (Math.max(...tops) - Math.min(...tops) > lineGapPx) report('label of a button wraps', element, label)
  }
}

/** Includes the `::after` area around an element, such as a link's `hit-area`, which also takes presses. */
function targetOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  const around = getComputedStyle(element, '::after')
  if (around.content === 'none' || around.position !== 'absolute') return { width, height }
  return { width: Math.max(width, Number.parseFloat(around.width)), height: Math.max(height, Number.parseFloat(around.height)) }
}
