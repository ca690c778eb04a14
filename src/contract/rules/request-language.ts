import { defaultLanguage, isLanguage, type Language, languageCookie, preferredLanguage } from '../languages.ts'

export type Located = { path: string; prefix: string; language: Language | undefined }

/** Splits a path into its language prefix and the page address after it: '/ru/shop' is '/shop' in Russian. English has no prefix. */
export function locate(path: string): Located {
  const match = /^\/([a-z]{2})(?=\/|$|\.data$|\/_root\.data$)(.*)$/.exec(path)
  const language = match?.[1]
  if (!match || !isLanguage(language) || language === defaultLanguage) return { path, prefix: '', language: undefined }
  return { path: match[2] === '' ? '/' : (match[2] ?? '/'), prefix: `/${language}`, language }
}

const cookieShape = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`)

/** The order is prefix, language cookie, Accept-Language, English. Languages outside `among` are off and passed over. */
export function visitorLanguage(
  among: readonly Language[],
  prefixLanguage: Language | undefined,
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Language {
  const isOn = (value: unknown): value is Language => among.some((language) => language === value)
  if (isOn(prefixLanguage)) return prefixLanguage
  const chosen = cookie ? cookieShape.exec(cookie)?.[1] : undefined
  return isOn(chosen) ? chosen : (preferredLanguage(acceptLanguage, among) ?? defaultLanguage)
}

/** The order is the `lang` query, then cookie and header. */
export function callLanguage(among: readonly Language[], url: URL, headers: Headers): Language {
  const asked = url.searchParams.get('lang')
  return visitorLanguage(among, isLanguage(asked) ? asked : undefined, headers.get('cookie'), headers.get('accept-language'))
}
