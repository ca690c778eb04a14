import type { Language } from '#contract/languages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { type Area, type AreaTranslator, createAreaTranslator } from '#contract/messages/translator.ts'
import { readCatalogue } from './read-catalogue.ts'

export { formatMoney } from '#contract/messages/format.ts'
export { formatDateTime }
export type { AreaTranslator } from '#contract/messages/translator.ts'

/** For texts that leave the server without a page: mails, payment services, notes. `const t = serverTranslator('mail', language)`. */
export function serverTranslator<A extends Area>(area: A, language: Language): AreaTranslator<A> {
  return createAreaTranslator<A>(language, readCatalogue(language, area))
}

/** Formats an instant for readers in another time zone. */
export function formatMoment(language: Language, at: Date | string): string {
  const t = serverTranslator('mail', language)
  return t('moment', { at: formatDateTime(language, at) })
}
