import type { Report } from './report.ts'
import { isShown, type ShownText } from './texts.ts'

const named = 'a[href][aria-label], button[aria-label], [role="button"][aria-label], [role="tab"][aria-label]'
const sections = 'section[aria-label], section[aria-labelledby], nav[aria-label], aside[aria-label]'

/** WCAG 2.5.3: speaking the visible words presses the control that shows them. */
export function findUnseenNames(texts: readonly ShownText[], report: Report): void {
  for (const element of document.querySelectorAll(named)) {
    const seen = texts.filter(({ node }) => element.contains(node)).map(({ node }) => node.data)
    const words = plain(seen.join(' '))
    if (words !== '' && !plain(element.getAttribute('aria-label') ?? '').includes(words))
      report('name lacks the visible words', element, words)
  }
}

export function findSectionsOfOneName(report: Report): void {
  const known = new Set<string>()
  for (const element of document.querySelectorAll(sections)) {
    if (!isShown(element)) continue
    const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const name = `${element.tagName} ${plain(element.getAttribute('aria-label') ?? heading?.textContent ?? '')}`
    if (known.has(name)) report('two sections of one name', element, name)
    known.add(name)
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
