import { type Language, languages, prefixOf } from '#contract/languages.ts'
import { pageIn } from '#contract/pages.ts'

/** Where a letter may lead: into the shop, or to a whole address of the web. */
export function isLetterAddress(href: string): boolean {
  return isShopPath(href) || isWebAddress(href)
}

/** An address of the shop in the reader's language, unless it names a language itself; of the web, as it is. */
export function addressIn(language: Language, href: string): string {
  if (!isShopPath(href)) return href
  const namesLanguage = languages.some((one) => prefixOf(one) !== '' && (href === prefixOf(one) || href.startsWith(`${prefixOf(one)}/`)))
  return namesLanguage ? href : pageIn(language, href)
}

/** A second slash or a backslash would make another host of it. */
function isShopPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href)
}

function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(href)) return false
  return URL.canParse(href) && new URL(href).username === ''
}
