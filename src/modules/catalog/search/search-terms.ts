import { foldWord, stemFolded } from './word-folding.ts'

/** A query as the database needs it: each word's stem in tsquery syntax, and the word for Snowball. */
export type SearchTerms = {
  stems: string[]
  words: string[]
  folded: string[]
  /** The prefix of the word still being typed; null when the last word is complete. */
  beginning: string | null
  /** The stems of two alternative words that no product has both of. */
  apart?: readonly [string, string]
}

/** More words would not improve the search. */
const mostWords = 8
const longestWord = 40

/** Undefined when the query contains no word. */
export function searchTermsOf(query: string): SearchTerms | undefined {
  const all = wordsOf(query)
  const telling = all.filter((word) => !stopWords.has(word))
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords)
  const last = words.at(-1)
  if (last === undefined) return undefined
  const folded = words.map((word) => foldWord(joined(word)))
  return { stems: words.map(stemsOf), words: words.map(joined), folded, beginning: folded.at(-1) || null }
}

/** Returns lower-case words with their inner hyphens. */
export function wordsOf(text: string): string[] {
  // People type е for ё, so the Russian dictionary must get е too.
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼʹ`]/g, '')
    .replaceAll('ё', 'е')
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu)].flatMap(([word]) =>
    foldWord(joined(word)) === '' ? [] : [word.slice(0, longestWord)],
  )
}

export function joined(word: string): string {
  return word.replace(/[-‐‑]/g, '')
}

/** Splits at hyphens: t-shirt is also t and shirt. */
export function partsOf(word: string): string[] {
  return word.split(/[-‐‑]/).filter((part) => foldWord(part) !== '')
}

function stemsOf(word: string): string {
  const whole = [...new Set(stemsOfFolded(foldWord(joined(word))))].join(' | ')
  const parts = partsOf(word)
  return parts.length < 2 ? whole : `${whole} | (${parts.map((part) => stemFolded(foldWord(part))).join(' & ')})`
}

/** In Kazakh a final қ, к or п softens before a vowel: қызғалдақ and its қызғалдағы, whose дағы looks like an ending, need separate stems. */
function stemsOfFolded(folded: string): string[] {
  const stem = stemFolded(folded)
  const hard = /^(.{3,}[aeiou])([kp])$/.exec(stem)
  if (hard) return [stem, ...longEnough(stemFolded(`${hard[1]}${hard[2] === 'k' ? 'g' : 'b'}i`))]
  const soft = /^(.{3,}[aeiou])([gb])i(?:n|ni|na|nda|nan|nin|men)?$/.exec(folded)
  return soft ? [stem, ...longEnough(stemFolded(`${soft[1]}${soft[2] === 'g' ? 'k' : 'p'}`))] : [stem]
}

/** Short stems are ambiguous: чердак must not be cut to чер, which is black. */
function longEnough(stem: string): string[] {
  return stem.length >= 5 ? [stem] : []
}

export const stopWords = new Set([
  'a',
  'an',
  'the',
  'and',
  'or',
  'of',
  'for',
  'with',
  'in',
  'on',
  'to',
  'my',
  'и',
  'или',
  'в',
  'во',
  'на',
  'с',
  'со',
  'для',
  'из',
  'к',
  'от',
  'по',
  'мой',
  'моя',
  'және',
  'мен',
  'бен',
  'пен',
  'үшін',
  'арналған',
])
