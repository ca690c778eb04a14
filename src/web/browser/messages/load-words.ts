import type { Language } from '#contract/languages.ts'
import type { Area, Catalogue } from '#contract/messages/words.ts'

const files = import.meta.glob<Catalogue>('../../../../messages/*/*.json', { import: 'default' })

/** Fetches one file of words for a part that opens later, such as a drawer. */
export async function loadWords(language: Language, area: Area): Promise<Catalogue> {
  const load = files[`../../../../messages/${language}/${area}.json`]
  if (!load) throw new Error(`No messages/${language}/${area}.json`)
  return load()
}
