import type { Language } from '#contract/languages.ts'
import { joined, partsOf, stopWords, wordsOf } from './search-terms.ts'
import { synonymsOf } from './search-synonyms.ts'
import { foldWord, stemFolded } from './word-folding.ts'

export type ProductTexts = {
  names: Record<Language, string>
  /** Brand, SKU, tags, colours, variations, categories: short texts whose words take part in spelling correction. */
  labels: Record<Language, string>
  descriptions: Record<Language, string>
}

/** Texts for the columns of product_search: `english` and `russian` go through Snowball, `folded` is stored as it is. */
export type SearchDocument = {
  names: Record<'english' | 'russian' | 'folded', string>
  all: Record<'english' | 'russian' | 'folded', string>
  /** Folded words with their stems, for spelling correction. */
  words: Map<string, string>
}

export function searchDocumentOf({ names, labels, descriptions }: ProductTexts): SearchDocument {
  const named = Object.values(names)
  const labelled = Object.values(labels)
  const synonyms = synonymsOf([...named, ...labelled].flatMap(wordsOf))
  const short = [...named, ...labelled, ...synonyms]
  // Snowball handles English and Russian descriptions. The others have only our own stemmer.
  const { en: _english, ru: _russian, ...others } = descriptions
  const otherDescriptions = Object.values(others)
  return {
    names: { english: plain(names.en), russian: plain(names.ru), folded: foldedText(named, true) },
    all: {
      english: plain([names.en, labels.en, descriptions.en].join(' ')),
      russian: plain([names.ru, labels.ru, descriptions.ru].join(' ')),
      folded: `${foldedText(short, true)} ${foldedText(otherDescriptions, false)}`,
    },
    words: new Map(foldedWordsOf(short).flatMap((word) => (isWorthCorrecting(word) ? [[word, stemFolded(word)]] : []))),
  }
}

/** A number is not a misspelling of another number. */
function isWorthCorrecting(word: string): boolean {
  return word.length > 2 && word.length <= longestCorrected && !/\d/.test(word)
}

const longestCorrected = 40

/** Removes hyphens, as in queries. */
function plain(text: string): string {
  return wordsOf(text).flatMap(spellingsOf).join(' ')
}

/** Returns stems, and also whole words where prefixes are searched. */
function foldedText(texts: string[], withWholeWords: boolean): string {
  const words = foldedWordsOf(texts)
  return [...new Set([...words.map(stemFolded), ...(withWholeWords ? words : [])])].join(' ')
}

function foldedWordsOf(texts: string[]): string[] {
  const telling = texts.flatMap(wordsOf).filter((word) => !stopWords.has(word))
  return [...new Set(telling.flatMap(spellingsOf).map(foldWord))]
}

function spellingsOf(word: string): string[] {
  const parts = partsOf(word)
  return parts.length < 2 ? [joined(word)] : [joined(word), ...parts]
}
