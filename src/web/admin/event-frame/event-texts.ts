import type { AdminEvent } from '#contract/admin-events.ts'
import type { Language } from '#contract/languages.ts'

export type TitledEvent = Pick<AdminEvent, 'title' | 'venue' | 'translations'>

/** Returns the title in a language, or the English one where it is not translated. */
export function titleOf({ title, translations }: TitledEvent, language: Language): string {
  return translations[language]?.title || title
}

export function venueOf({ venue, translations }: TitledEvent, language: Language): string {
  return translations[language]?.venue || venue
}
