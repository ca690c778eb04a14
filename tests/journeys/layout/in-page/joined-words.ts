import type { Report } from './report.ts'
import type { ShownText } from './texts.ts'

const endsInWord = /[\p{L}\p{N}]$/u
const startsWithWord = /^[\p{L}\p{N}]/u
/** Highlighted or raised letters belong to a word. */
const partsOfWords = 'mark, sup, sub'
const separators = 'br, hr, img, svg, input, button, select'

/** Reports neighbours in a line that only markup separates: a margin looks like a space, but a screen reader reads one word. */
export function findJoinedWords(texts: readonly ShownText[], report: Report): void {
  for (const [index, next] of texts.entries()) {
    const last = texts[index - 1]
    if (!last || last.parent === next.parent || !endsInWord.test(last.node.data) || !startsWithWord.test(next.node.data)) continue
    if (lineBoxOf(last.parent) !== lineBoxOf(next.parent) || [last, next].some(({ parent }) => parent.closest(partsOfWords))) continue
    const between = document.createRange()
    between.setStartAfter(last.node)
    between.setEndBefore(next.node)
    const content = between.cloneContents()
    if (content.textContent === '' && !content.querySelector(separators))
      report('words joined', next.parent, last.node.data + next.node.data)
  }
}

/** Returns the block whose lines contain an element. */
function lineBoxOf(element: Element): Element | null {
  let box: Element | null = element
  while (box && /^(?:inline$|contents)/.test(getComputedStyle(box).display)) box = box.parentElement
  return box
}

/** Digits of one width leave gaps around a 1, so only columns of tables use them. */
export function findGapsAroundDigits(texts: readonly ShownText[], report: Report): void {
  for (const { node, parent } of texts)
    if (/\d/.test(node.data) && !parent.closest('table') && getComputedStyle(parent).fontVariantNumeric.includes('tabular'))
      report('gaps around digits', parent, node.data)
}
