/** Every language, in the order of the switch. A new one is a line here and a folder of messages. */
export const languageOptions = [
  { code: 'en', displayCode: 'EN', name: 'English', flag: '🇬🇧', country: 'gb', home: 'MY', letters: 'latin' },
  { code: 'ru', displayCode: 'RU', name: 'Русский', flag: '🇷🇺', country: 'ru', home: 'KZ', letters: 'cyrillic' },
  { code: 'kk', displayCode: 'KZ', name: 'Қазақша', flag: '🇰🇿', country: 'kz', home: 'KZ', letters: 'cyrillic-ext' },
  { code: 'ms', displayCode: 'MS', name: 'Bahasa Melayu', flag: '🇲🇾', country: 'my', home: 'MY', letters: 'latin', isPartial: true },
] as const satisfies readonly LanguageOption[]

export type LanguageOption = {
  code: string
  displayCode: string
  name: string
  flag: string
  /** The file name of the flag's drawing. */
  country: string
  /** The country in which most of its readers live. */
  home: string
  letters: 'latin' | 'cyrillic' | 'cyrillic-ext'
  /** Its messages may lack some, which are in English. */
  isPartial?: true
}
export type Language = (typeof languageOptions)[number]['code']
export type OtherLanguage = Exclude<Language, 'en'>
/** A value by language; English replaces a missing one. */
export type Translated<Value> = Partial<Record<Language, Value>> & { en: Value }

export const languages: readonly Language[] = languageOptions.map(({ code }) => code)
export const defaultLanguage = 'en' satisfies Language
/** The languages that a text is translated to: English is the text itself. */
export const otherLanguages: readonly OtherLanguage[] = languages.filter((code) => code !== defaultLanguage)
export const languageCookie = 'lang'
/** The languages of the back office. */
export const officeLanguages = ['en', 'ru', 'kk'] as const satisfies readonly Language[]
export type OfficeLanguage = (typeof officeLanguages)[number]

export function optionOf(language: Language) {
  return languageOptions.find(({ code }) => code === language) ?? languageOptions[0]
}

/** Whether the messages of a language may lack some, which are then in English. */
export function isPartial(language: Language): boolean {
  return 'isPartial' in optionOf(language)
}

/** The languages that are on until the owner switches others on or off. */
export const initialLanguages: readonly Language[] = languages.filter((language) => !isPartial(language))

/** Returns an object with a value for each language. */
export function perLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>
}

/** Returns an object with a value for each language except English. */
export function perOther<Value>(valueIn: (language: OtherLanguage) => Value): Record<OtherLanguage, Value> {
  return Object.fromEntries(otherLanguages.map((language) => [language, valueIn(language)])) as Record<OtherLanguage, Value>
}

/** Returns the value in a language, or the English one. */
export function inLanguage<Value>(values: Translated<Value>, language: Language): Value {
  return values[language] ?? values.en
}

/** Returns the language of the back office for staff who read this one. */
export function officeLanguageOf(language: Language): OfficeLanguage {
  return officeLanguages.find((one) => one === language) ?? defaultLanguage
}

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

/** Returns the first of these languages in an Accept-Language header by weight (RFC 9110, 12.5.4), if any. */
export function preferredLanguage(acceptLanguage: string | null | undefined, among = languages): Language | undefined {
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
  return wanted.map(({ primary }) => among.find((language) => language === primary)).find((language) => language !== undefined)
}
