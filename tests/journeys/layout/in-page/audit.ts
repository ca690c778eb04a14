// Bundled into one script that runs in the page.
import { findBrokenWords, findEnglish } from './broken-words.ts'
import { findSmallTargets, findWrappedLabels } from './controls.ts'
import { findCutPlaceholders, findCutTexts } from './cut-texts.ts'
import { findGapsAroundDigits, findJoinedWords } from './joined-words.ts'
import { findInvalidMarkup, findMarkup } from './markup.ts'
import { findSectionsOfOneName, findUnseenNames } from './names.ts'
import { findOverlaps } from './overlaps.ts'
import { type Break, createReport, type Report } from './report.ts'
import { hasOwnText, listTexts, type ShownText } from './texts.ts'

declare global {
  interface Window {
    findBreaks?: () => Break[]
  }
}

const widestPhonePx = 599
const leastTabletPx = 768
/** In line heights: narrower than a short word and many lines tall. */
const columnOfLetters = { width: 3.2, height: 5, leastLetters: 12 }

window.findBreaks = () => {
  const { breaks, report } = createReport()
  const texts = listTexts()
  const root = document.documentElement
  if (root.scrollWidth > window.innerWidth + 1) report('page wider than the window', root, `${root.scrollWidth} px`)
  findBrokenWords(texts, report)
  findEnglish(texts, report)
  findJoinedWords(texts, report)
  findGapsAroundDigits(texts, report)
  findColumnsOfLetters(texts, report)
  findCutTexts(texts, report)
  findCutPlaceholders(report)
  findOverlaps(texts, report)
  findMarkup(report)
  findUnseenNames(texts, report)
  findSectionsOfOneName(report)
  findInvalidMarkup(report)
  if (window.innerWidth <= widestPhonePx) findSmallTargets(report)
  if (window.innerWidth >= leastTabletPx) findWrappedLabels(texts, report)
  return breaks
}

function findColumnsOfLetters(texts: readonly ShownText[], report: Report): void {
  for (const element of new Set(texts.map(({ parent }) => parent))) {
    const { display, fontSize } = getComputedStyle(element)
    const letter = Number.parseFloat(fontSize)
    const { width, height } = element.getBoundingClientRect()
    if (display === 'inline' || !hasOwnText(element) || element.textContent.trim().length <= columnOfLetters.leastLetters) continue
    if (width < letter * columnOfLetters.width && height > letter * columnOfLetters.height)
      report('column of letters', element, element.textContent)
  }
}
