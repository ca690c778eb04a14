import type { Language } from '#contract/languages.ts'
import type { MailContents } from '#kit/mail/mail-store.ts'

type Read = MailContents & { subject: string }

/** Names and abbreviations that are the same in every language, and parts of a guest’s address. */
const names = new Set(
  'Qanat Lorong Baru George Town Penang Skynet Jalan Ampang Kuala Lumpur RM QR SST SWIFT BIC MBBEMYKL UND FELT DuitNow PDF Firefox Linux ERA MY'.split(
    ' ',
  ),
)
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00A0' }

export function mailFaults(mail: Read, language: Language): string[] {
  const said = [mail.subject, seenIn(mail.html), mail.text]
  const body = seenIn(withoutPreview(mail.html))
  return [
    ...(mail.subject.trim() === '' ? ['no subject'] : []),
    ...(/<h1[^>]*>[^<]*[^\s<]/.test(mail.html) ? [] : ['no heading']),
    ...(/<title>[^<]*[^\s<]/.test(mail.html) ? [] : ['no title']),
    ...(mail.html.includes(`lang="${language}"`) ? [] : ['another language']),
    ...said.flatMap((part) => part.match(/\{\{|\}\}|\b(?:undefined|null|NaN|Invalid Date)\b|\[object|cid:/g) ?? []),
    ...said.flatMap((part) => foreignWords(part, language)),
    ...differences('amounts', amountsIn(body), amountsIn(mail.text)),
    ...differences('links', linksOf(mail.html), addressesIn(mail.text)),
  ]
}

/** Returns the addresses that a mail links to or mentions. */
export function linksOf(html: string): Set<string> {
  return new Set([
    ...Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => unescape(href)),
    ...addressesIn(seenIn(html)),
  ])
}

function seenIn(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<!--[\s\S]*?-->/g, '')
  return unescape(body.replaceAll(/<(?:br|\/(?:p|div|td|tr|h\d))\b[^>]*>/g, '\n').replaceAll(/<[^>]+>/g, ''))
}

/** Removes the preview line that mailboxes show next to the subject, and its padding. */
function withoutPreview(html: string): string {
  return html.replace(/<div style="display:none[^>]*>[\s\S]*?<\/div>/, '')
}

function foreignWords(text: string, language: Language): string[] {
  const own = text.replaceAll(/\S+@\S+|https?:\/\/\S+/g, ' ')
  const foreign = language === 'en' ? /[\u0400-\u04FF]{2,}/g : /[A-Za-z]{2,}/g
  return (own.match(foreign) ?? []).filter((word) => !names.has(word))
}

function amountsIn(text: string): Set<string> {
  return new Set(text.match(/[-−]?RM\s[\d,.]*\d/g))
}

function addressesIn(text: string): Set<string> {
  return new Set(text.match(/https?:\/\/[^\s<>)"]*[^\s<>)".,]/g))
}

function differences(what: string, one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one.symmetricDifference(other)].map((found) => `${what} differ: ${found}`)
}

function unescape(text: string): string {
  return text.replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
