export type ShownText = { node: Text; parent: HTMLElement }

const withoutText = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION', 'TEXTAREA'])
const notRead = 'svg, [aria-hidden="true"], pre, code'

export function isShown(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isForScreenReaders(element)
}

/** Clipped to nothing, or above the page until it has the focus. */
function isForScreenReaders(element: Element): boolean {
  for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
    const box = up.getBoundingClientRect()
    const { clipPath, display } = getComputedStyle(up)
    if (display === 'contents') continue
    if (box.width <= 2 || box.height <= 2 || box.bottom < -window.scrollY || clipPath.startsWith('inset(50%')) return true
  }
  return element.matches('a[href="#content"], a[href="#main"]')
}

export function listTexts(): ShownText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: ShownText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !(parent instanceof HTMLElement) || !node.data.trim()) continue
    if (!withoutText.has(parent.tagName) && !parent.closest(notRead) && isShown(parent)) texts.push({ node, parent })
  }
  return texts
}

export function boxesOf(node: Node, from?: number, to?: number): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  if (from !== undefined && to !== undefined) {
    range.setStart(node, from)
    range.setEnd(node, to)
  }
  return [...range.getClientRects()].filter((box) => box.width > 0.5)
}

export function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')
}
