import type { Language } from '#contract/languages.ts'
import type { Area, Catalogue, PageWords } from '#contract/messages/words.ts'

// Every language, in the server's bundle only: nothing that runs in a browser may import this file.
const files = import.meta.glob<Catalogue>('../../../../messages/*/*.json', { eager: true, import: 'default' })

/** The words a page needs, to spread into what its loader returns: `{ ...wordsOf(language, ['shop']), products }`. */
export function wordsOf(language: Language, areas: readonly Area[]): PageWords {
  return { language, words: Object.fromEntries(areas.map((area) => [area, catalogueText(language, area)])) }
}

const texts = new Map<string, string>()

function catalogueText(language: Language, area: Area): string {
  const name = `${language}/${area}`
  const text = texts.get(name) ?? JSON.stringify(getCatalogue(language, area))
  texts.set(name, text)
  return text
}

function getCatalogue(language: Language, area: Area): Catalogue {
  const catalogue = files[`../../../../messages/${language}/${area}.json`]
  if (!catalogue) throw new Error(`No messages/${language}/${area}.json`)
  return catalogue
}
