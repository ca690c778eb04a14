import { type Language, languages, prefixOf } from '#contract/languages.ts'
import { pageIn } from '#contract/pages.ts'

/** Accepts a path in the shop or an absolute web address. */
export function isLetterAddress(href: string): boolean {
  return isShopPath(href) || isWebAddress(href)
}

/** Adds the reader's language to a shop path that names none. Web addresses stay unchanged. */
export function addressIn(language: Language, href: string): string {
  if (!isShopPath(href)) return href
  const namesLanguage = languages.some((one) => prefixOf(one) !== '' && (href === prefixOf(one) || href.startsWith(`${prefixOf(one)}/`)))
  return namesLanguage ? href : pageIn(language, href)
}

/** A second slash or a backslash would make it another host. */
function isShopPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href)
}

function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(href)) return false
  return URL.canParse(href) && new URL(href).username === ''
}
