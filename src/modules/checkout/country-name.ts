import type { CountryCode } from '#contract/countries.ts'
import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'

const known = new Map<Language, Intl.DisplayNames>()

export function countryName(code: CountryCode, language: Language): string {
  const t = serverTranslator('buying', language)
  if (code === 'OTHER') return t('otherCountry')
  const names = known.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  known.set(language, names)
  return names.of(code) ?? code
}
