import type { Language } from '#contract/languages.ts'
import type { Sentences } from '#kit/http/api-handler.ts'
import en from '../../../messages/en/errors.json' with { type: 'json' }
import kk from '../../../messages/kk/errors.json' with { type: 'json' }
import ru from '../../../messages/ru/errors.json' with { type: 'json' }

type Catalogue = { errors: Record<string, string>; fields: Record<string, string> }
const catalogues: Record<Language, Catalogue> = { en, ru, kk }

/** The words for error codes, chosen here alone: modules know codes, browsers get sentences. */
export function sentencesIn(language: Language): Sentences {
  const { errors, fields } = catalogues[language]
  return {
    error: (code) => errors[code] ?? errors['fault'] ?? code,
    field: (code, limit) => (fields[code] ?? fields['invalid'] ?? code).replace('{{limit}}', String(limit ?? '')),
  }
}
