import { use } from 'react'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { WordsContext } from './words-context.ts'
import { createAreaWords, type Area, type AreaWords, type Catalogue } from '#contract/messages/words.ts'

/**
 * The words of one area: `const t = useWords('shop')`, then `t('title')`.
 * A page lists its areas in its loader. A part that is loaded later may use another area: it suspends while that file arrives.
 */
export function useWords<A extends Area>(area: A): AreaWords<A> {
  const page = use(WordsContext)
  const language = page?.language ?? defaultLanguage
  const catalogue = page?.words[area] ?? use(wordsArriving(language, area))
  return createAreaWords<A>(language, catalogue)
}

export function useLanguage(): Language {
  return use(WordsContext)?.language ?? defaultLanguage
}

const arriving = new Map<string, Promise<Catalogue>>()

function wordsArriving(language: Language, area: Area): Promise<Catalogue> {
  if (import.meta.env.SSR) throw new Error(`The page's loader does not list its area of words "${area}"`)
  const name = `${language}/${area}`
  const known = arriving.get(name)
  if (known) return known
  const promise = import('./load-words.ts').then(({ loadWords }) => loadWords(language, area))
  // A file that failed to arrive is asked for again the next time the part opens.
  promise.catch(() => arriving.delete(name))
  arriving.set(name, promise)
  return promise
}
