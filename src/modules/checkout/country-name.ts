import { type CountryCode, countryCodes } from '#contract/countries.ts'
import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'

const known = new Map<Language, Intl.DisplayNames>()

/** Where Unicode’s name isn’t the one that people write. */
const usual: Partial<Record<Language, Partial<Record<CountryCode, string>>>> = {
  ru: { KG: 'Кыргызстан', KR: 'Южная Корея', US: 'США' },
}

type Place = { country: CountryCode; country_name?: string | null | undefined }

export function countryName({ country: code, country_name: typed }: Place, language: Language): string {
  const t = serverTranslator('buying', language)
  if (code === 'OTHER') return typed || t('otherCountry')
  const name = usual[language]?.[code]
  if (name !== undefined) return name
  const names = known.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  known.set(language, names)
  return names.of(code) ?? code
}

const named = new Map<Language, { code: CountryCode; name: string }[]>()

/** Returns all countries. Cached by language, since the checkout lists them on each visit. */
export function countriesIn(language: Language): { code: CountryCode; name: string }[] {
  const countries = named.get(language) ?? countryCodes.map((code) => ({ code, name: countryName({ country: code }, language) }))
  named.set(language, countries)
  return countries
}
