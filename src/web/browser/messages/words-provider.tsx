import { useMemo, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts'
import { WordsContext } from './words-context.ts'
import type { Catalogue, PageWords } from '#contract/messages/words.ts'

export type WordsProviderProps = {
  /** Words for a page whose loader failed, such as the error screen's. */
  fallback?: PageWords
  children: ReactNode
}

/** Gathers what the loaders of the open routes returned through `wordsOf`. */
export function WordsProvider({ fallback, children }: WordsProviderProps) {
  const matches = useMatches()
  const pageWords = useMemo(
    () =>
      mergeWords(
        matches.map((match) => match.loaderData),
        fallback,
      ),
    [matches, fallback],
  )
  return <WordsContext value={pageWords}>{children}</WordsContext>
}

/** Later routes add to, and may replace, the areas of earlier ones; the innermost language wins. */
export function mergeWords(loaderResults: readonly unknown[], fallback?: PageWords): PageWords {
  let language: Language = fallback?.language ?? defaultLanguage
  const words: Record<string, Catalogue | string> = { ...fallback?.words }
  for (const result of loaderResults) {
    if (!hasPageWords(result)) continue
    if (result.language !== language) for (const area of Object.keys(words)) delete words[area]
    language = result.language
    Object.assign(words, result.words)
  }
  return { language, words }
}

function hasPageWords(value: unknown): value is PageWords {
  return (
    typeof value === 'object' &&
    value !== null &&
    'words' in value &&
    typeof value.words === 'object' &&
    'language' in value &&
    isLanguage(value.language)
  )
}
