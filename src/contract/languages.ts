export const languages = ['en', 'ru', 'kk'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'
export const languageCookie = 'lang'

export type LanguageOption = { code: Language; displayCode: string; name: string; flag: string; country: string }

export const languageOptions: readonly LanguageOption[] = [
  { code: 'en', displayCode: 'EN', name: 'English', flag: '🇬🇧', country: 'gb' },
  { code: 'ru', displayCode: 'RU', name: 'Русский', flag: '🇷🇺', country: 'ru' },
  { code: 'kk', displayCode: 'KZ', name: 'Қазақша', flag: '🇰🇿', country: 'kz' },
]

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Returns the language of a stored record, or the default for a language that the shop does not support. */
export function knownLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage
}

/** Returns the path prefix of a language: `/ru`, and an empty text for English. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** Returns the first supported language of an Accept-Language header by weight (RFC 9110, 12.5.4), if any. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language | undefined {
  if (!acceptLanguage) return undefined
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { primary: range.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted.map(({ primary }) => primary).find(isLanguage)
}
