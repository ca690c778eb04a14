import type { Letters } from '#contract/letter-blocks.ts'
import type { Language } from '#contract/languages.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import { nameToGreet } from '#kit/mail/message/typed-text.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { addressIn } from './letter-addresses.ts'
import { markNames, putName } from './letter-names.ts'
import { type LetterSubject, resolveBlocks } from './letter-parts.ts'

export type Preparing = {
  publicUrl: string
  letters: Letters
  language: Language
  isMember: boolean
  extra?: LetterSubject | undefined
  /** Requested by its reader, so it has no links to unsubscribe. */
  isAskedFor?: boolean | undefined
}

export type LetterReader = {
  /** As typed. A text that looks like a message rather than a name is not used for the greeting. */
  name?: string | undefined
  /** Takes a shop path in the letter's language (`/ru/shop`) or a web address, and returns the absolute address for the letter. */
  linkTo: (href: string) => string
  unsubscribeUrl: string
  preferencesUrl: string
  reason: string
}

export type WrittenLetter = { subject: string; preheader: string; html: string; text: string; /** Size of the HTML. */ bytes: number }

export type PreparedLetter = {
  language: Language
  /** True if the English letter replaces a missing one in the requested language. */
  fallback: boolean
  for: (reader: LetterReader) => WrittenLetter
}

/**
 * Renders a letter with today's prices once per language; each reader's own values are inserted afterwards, which keeps ten thousand
 * letters cheap. Undefined where neither the language nor English has a letter.
 */
export async function prepareLetter(
  ctx: Ctx,
  { letters, publicUrl, isMember, extra, isAskedFor, ...asked }: Preparing,
): Promise<PreparedLetter | undefined> {
  const own = letters[asked.language]
  const letter = own ?? letters.en
  if (!letter) return undefined
  const language = own ? asked.language : 'en'
  const marks = createMarks()
  const { shop_name: shop, ...settings } = await getSettings(ctx)
  const t = serverTranslator('letter', language)
  const link = (href: string) => marks.link(addressIn(language, href))
  const subject = [markNames(oneLine(letter.subject)), ...(extra?.title ? [oneLine(extra.title)] : [])].join(': ')
  const preheader = markNames(oneLine(letter.preheader))
  const content: MailContent = {
    language,
    sender: { name: shop, url: publicUrl },
    preview: preheader,
    title: subject,
    hidesTitle: true,
    blocks: await resolveBlocks(ctx, letter.blocks, { language, isMember, publicUrl, link, about: extra }),
    footer: [
      marks.reason,
      [shop, settings.studio_address, `${settings.studio_zip} ${settings.studio_city}`.trim()].filter(Boolean).join(', '),
    ],
    footerLinks: isAskedFor
      ? []
      : [
          { label: t('unsubscribe'), url: marks.unsubscribe },
          { label: t('preferences'), url: marks.preferences },
        ],
  }
  const drawn = await renderMail(content)
  return {
    language,
    fallback: !own,
    for: (reader) => {
      const name = (reader.name === undefined ? undefined : nameToGreet(reader.name)) ?? t('friend')
      const put = (text: string, escape?: (text: string) => string) => marks.put(putName(text, name, escape), reader, publicUrl, escape)
      const html = put(drawn.html, escapeHtml)
      return { subject: put(subject), preheader: put(preheader), html, text: put(drawn.text), bytes: Buffer.byteLength(html) }
    },
  }
}

/** Private-use characters mark the places of each reader's values. `markNames` removes them from typed text. */
function createMarks() {
  const hrefs: string[] = []
  return {
    reason: '\uE0F2',
    unsubscribe: '\uE0F3',
    preferences: '\uE0F4',
    link(href: string): string {
      const known = hrefs.indexOf(href)
      const place = known === -1 ? hrefs.push(href) - 1 : known
      return `\uE0F5${place}\uE0F6`
    },
    put(text: string, reader: LetterReader, publicUrl: string, escape: (text: string) => string = (plain) => plain): string {
      const address = (href: string) => escape(href.startsWith('/') ? publicUrl + href : href)
      return text
        .replaceAll('\uE0F2', () => escape(reader.reason))
        .replaceAll('\uE0F3', () => address(reader.unsubscribeUrl))
        .replaceAll('\uE0F4', () => address(reader.preferencesUrl))
        .replaceAll(/\uE0F5(\d+)\uE0F6/g, (_, place: string) => address(reader.linkTo(hrefs[Number(place)] ?? '/')))
    },
  }
}

/** The subject line is a mail header, where a line break would start another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
}
