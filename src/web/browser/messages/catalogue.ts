import { defaultLanguage, isPartial, type Language } from '#contract/languages.ts'
import { withEnglish } from '#contract/messages/in-english.ts'
import type { Area, Catalogue, PageMessages } from '#contract/messages/translator.ts'

// Contains every language, for the server's bundle only: browser code must not import this file.
const files = import.meta.glob<Catalogue>('../../../../messages/*/*.json', { eager: true, import: 'default' })

/** Returns the messages of a page, to spread into its loader's result: `{ ...messagesOf(language, ['shop']), products }`. */
export function messagesOf(language: Language, areas: readonly Area[]): PageMessages {
  return { language, messages: Object.fromEntries(areas.map((area) => [area, catalogueText(language, area)])) }
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
  if (isPartial(language)) return withEnglish(catalogue ?? {}, getCatalogue(defaultLanguage, area))
  if (!catalogue) throw new Error(`No messages/${language}/${area}.json`)
  return catalogue
}
