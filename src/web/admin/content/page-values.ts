import type { AdminContentPage, ContentPageChange, ContentPageVersion } from '#contract/content-pages.ts'
import { type Language, languages, otherLanguages, perOther } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import type { Texts } from '../kit/fields/missing-texts.ts'

/** An information page as it is edited. */
export type PageValues = { translations: Partial<Record<Language, Texts>>; updated_on: string }

export const textKeys = ['title', 'summary', 'body'] as const

export function valuesOf(page: AdminContentPage | ContentPageVersion): PageValues {
  const { title, summary, body, translations, updated_on } = page
  const written = languages.flatMap((language) => (language !== 'en' && translations[language] ? [[language, translations[language]]] : []))
  return {
    translations: { ...Object.fromEntries(written), en: { title, summary, body } },
    updated_on,
  }
}

/** Returns the whole request body. A language without any text is removed. */
export function sentOf({ translations, updated_on }: PageValues): ContentPageChange {
  return {
    ...written(translations.en),
    translations: perOther((language) => writtenOrNull(translations[language])),
    updated_on,
  }
}

/** Whether a language has a text but no title. */
export function lacksTitle({ translations }: PageValues): boolean {
  return otherLanguages.some((language) => writtenOrNull(translations[language])?.title.trim() === '')
}

export function publicAddressOf(slug: string): string | undefined {
  const addresses: Record<string, string> = {
    about: pages.about(),
    contact: pages.contact(),
    faq: `${pages.contact()}#questions`,
    membership: pages.membership(),
    privacy: pages.privacy(),
    terms: pages.terms(),
  }
  return addresses[slug]
}

function written(texts: Texts = {}) {
  return { title: texts['title'] ?? '', summary: texts['summary'] ?? '', body: texts['body'] ?? '' }
}

function writtenOrNull(texts: Texts | undefined) {
  const all = written(texts)
  return Object.values(all).every((text) => text.trim() === '') ? null : all
}
