import { defaultLanguage, isPartial, type Language } from '#contract/languages.ts'
import { withEnglish } from '#contract/messages/in-english.ts'
import type { Area, Catalogue } from '#contract/messages/translator.ts'

const files = import.meta.glob<Catalogue>('../../../../messages/*/*.json', { import: 'default' })

/** Fetches one file of messages for a part that opens later, such as a drawer. */
export async function loadMessages(language: Language, area: Area): Promise<Catalogue> {
  const load = files[`../../../../messages/${language}/${area}.json`]
  if (isPartial(language)) {
    const [own, english] = await Promise.all([load?.() ?? {}, loadMessages(defaultLanguage, area)])
    return withEnglish(own, english)
  }
  if (!load) throw new Error(`No messages/${language}/${area}.json`)
  return load()
}
