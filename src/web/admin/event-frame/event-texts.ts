import type { AdminEvent } from '#contract/admin-events.ts'
import type { Language } from '#contract/languages.ts'

export type TitledEvent = Pick<AdminEvent, 'title' | 'venue' | 'translations'>

/** What an event is called in one's language; where that says nothing, in English. */
export function titleOf({ title, translations }: TitledEvent, language: Language): string {
  return translations[language]?.title || title
}

export function venueOf({ venue, translations }: TitledEvent, language: Language): string {
  return translations[language]?.venue || venue
}
