import type { Report } from './report.ts'
import { boxesOf, type ShownText } from './texts.ts'

/** Words with these characters may break there; longer words than `longestWord` may break anywhere. */
const mayBreak = /[-‐–—/@_:\u00ad\u200b]|\p{L}\.\p{L}/u
const longestWord = 24
const leastWord = 3
/** A smaller gap is a raised letter, not a second line. */
const lineGapPx = 6
const fourEnglishWords = /^[A-Za-z][A-Za-z'’,.;:!?-]*( [A-Za-z'’,.;:!?-]+){3,}$/

/** Reports words and amounts that continue on the next line. A no-break space joins its parts, as in "RM 1,839.40". */
export function findBrokenWords(texts: readonly ShownText[], report: Report): void {
  for (const { node, parent } of texts) {
    for (const { 0: word, index } of node.data.matchAll(/[^ \t\r\n]+/g)) {
      if (word.length < leastWord || word.length > longestWord || mayBreak.test(word)) continue
      const tops = boxesOf(node, index, index + word.length).map((box) => box.top)
      if (Math.max(...tops) - Math.min(...tops) > lineGapPx) report('word broken in two', parent, `"${word}" in "${node.data}"`)
      else continue
      break
    }
  }
}

export function findEnglish(texts: readonly ShownText[], report: Report): void {
  if (document.documentElement.lang === 'en') return
  for (const { node, parent } of texts)
    if (fourEnglishWords.test(node.data.trim()) && !parent.closest('body [lang], [translate="no"]'))
      report('English left', parent, node.data)
}
