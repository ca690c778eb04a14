import type { CommonCode } from '#contract/call-errors.ts'
import type { DeclaredCode, SentenceBeside } from '#contract/refusals.ts'
import type { Language } from '#contract/languages.ts'
import type { Sentences } from '#kit/http/api-handler.ts'
import en from '../../../messages/en/errors.json' with { type: 'json' }
import { readCatalogue } from '#modules/read-catalogue.ts'

/** A code without an English sentence does not compile; the check of the messages finds missing translations. */
type Catalogue = {
  errors: Record<CommonCode | DeclaredCode | SentenceBeside, string>
  fields: Record<string, string>
  missing: Record<string, string>
  tryAgain: string
}
const english: Catalogue = en

function catalogueIn(language: Language): Catalogue {
  return language === 'en' ? english : (readCatalogue(language, 'errors') as Catalogue)
}

/** Returns the sentences for error codes. Only this place chooses them: modules know codes, browsers get sentences. */
export function sentencesIn(language: Language): Sentences {
  const catalogue = catalogueIn(language)
  const errors: Record<string, string | undefined> = catalogue.errors
  const { fields, missing } = catalogue
  return {
    error: (code) => errors[code] ?? catalogue.errors.fault,
    field: (code, { path, limit }) => {
      const sentence = (code === 'required' && missing[path.split('.').at(-1) ?? '']) || fields[code]
      return (sentence ?? fields['invalid'] ?? code).replace('{{limit}}', String(limit ?? ''))
    },
  }
}

/** The text of the link on the page that is shown until the shop answers again. */
export function tryAgainIn(language: Language): string {
  return catalogueIn(language).tryAgain
}
