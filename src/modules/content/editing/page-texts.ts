import { z } from 'zod'
import type { AdminContentPage, ContentPageChange } from '#contract/content-pages.ts'
import { type ContentPart, readContentParts, writeContentParts } from '#contract/rules/content-sections.ts'
import { unknownPlaceholders } from '#contract/rules/content-placeholders.ts'
import { type Language, languages, otherLanguages, perOther } from '#contract/languages.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { contentSections } from '../content-sections.ts'

const contentText = z.object({ title: z.string(), summary: z.string(), sections: contentSections })
export type StoredText = z.infer<typeof contentText>

export const pageTexts = z.object({ en: contentText, ...perOther(() => contentText.optional()) })
export type PageTexts = z.infer<typeof pageTexts>

export type PageState = { texts: PageTexts; updatedOn: string }

type WrittenText = { title: string; summary: string; body: string }
type WrittenPage = Pick<AdminContentPage, 'title' | 'summary' | 'body' | 'translations' | 'updated_on'>

export function presentPageState({ texts, updatedOn }: PageState): WrittenPage {
  const written = ({ title, summary, sections }: StoredText): WrittenText => ({ title, summary, body: writeContentParts(sections) })
  const translations = otherLanguages.flatMap((language) => {
    const text = texts[language]
    return text ? [[language, written(text)]] : []
  })
  return { ...written(texts.en), translations: Object.fromEntries(translations) as WrittenPage['translations'], updated_on: updatedOn }
}

/** Returns a page after a change. Throws InvalidInput for unknown placeholders, and for too many or too long parts. */
export function changedPageState(before: PageState, change: ContentPageChange): PageState {
  const was = presentPageState(before)
  const { title = was.title, summary = was.summary, body = was.body, translations = {}, updated_on: updatedOn = was.updated_on } = change
  const problems: Record<string, string> = {}
  const stored = (text: WrittenText, path: string, english?: readonly ContentPart[]): StoredText => {
    for (const field of ['title', 'summary', 'body'] as const)
      if (unknownPlaceholders(text[field]).length > 0) problems[path + field] = 'unknown_placeholder'
    const parts = contentSections.safeParse(readContentParts(text.body, english))
    if (!parts.success) problems[`${path}body`] = 'content_parts'
    return { title: text.title, summary: text.summary, sections: parts.data ?? [] }
  }
  const en = stored({ title, summary, body }, '')
  const texts: PageTexts = { en }
  for (const language of otherLanguages) {
    const changed = translations[language]
    const text = changed === undefined ? was.translations[language] : changed
    if (text) texts[language] = stored(text, `translations.${language}.`, en.sections)
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
  return { texts, updatedOn }
}

export function isSameState(one: PageState, other: PageState): boolean {
  return JSON.stringify(flatState(one)) === JSON.stringify(flatState(other))
}

export function missingLanguages({ texts }: PageState): Language[] {
  return otherLanguages.filter((language) => {
    const text = texts[language]
    if (!text || text.title === '' || (text.summary === '' && texts.en.summary !== '')) return true
    return texts.en.sections.some(({ anchor }) => !text.sections.some((part) => part.anchor === anchor && part.body !== ''))
  })
}

/** Lists the state by field for the audit log: `ru.returns` is the Russian part `returns`. */
export function flatState({ texts, updatedOn }: PageState): Record<string, unknown> {
  const flat: Record<string, unknown> = { updated_on: updatedOn }
  for (const language of languages) {
    const text = texts[language]
    if (!text) continue
    flat[`${language}.title`] = text.title
    flat[`${language}.summary`] = text.summary
    for (const { anchor, heading, body } of text.sections) flat[`${language}.${anchor}`] = heading === '' ? body : `${heading}\n\n${body}`
    flat[`${language}.parts`] = text.sections.map(({ anchor }) => anchor)
  }
  return flat
}
