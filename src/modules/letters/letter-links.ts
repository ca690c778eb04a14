import { letterSetCookie } from '#contract/rules/letter-cookie.ts'
import { pages } from '#contract/pages.ts'
import type { Clock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { isRobot } from '#kit/http/is-robot.ts'
import { readerSetCookie } from '#modules/newsletter/index.ts'
import { countClick } from './count-click.ts'
import { type LetterLink, type LetterSeal, linkKeyOf } from './letter-tokens.ts'

export async function storeLinks(db: Database, seal: LetterSeal, origin: string, hrefs: Iterable<string>): Promise<void> {
  const rows = [...new Set(hrefs)].map((href) => {
    const [key, shown] = [linkKeyOf(href), withoutSecret(href)]
    return { origin, key, href: shown, sealed: shown === href ? null : seal.hide(href, key) }
  })
  if (rows.length === 0) return
  await db
    .insertInto('letter_links')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['origin', 'key']).doNothing())
    .execute()
}

const opening = /[?&](?:restore|token)=/

/** Removes the query from an address that grants access. Others may read the rest. */
function withoutSecret(href: string): string {
  return opening.test(href) ? href.replace(/\?.*$/, '') : href
}

type Following = { token: string; headers: Headers; isCounted: boolean; isSecure: boolean; secret: string }

/** Redirects to the link's target, even if that page is gone, and counts the visitor; to the home page for an unknown token. */
export async function followLink(
  { db, clock, seal }: { db: Database; clock: Clock; seal: LetterSeal },
  { token, headers, isCounted, isSecure, secret }: Following,
): Promise<Response> {
  const answer = new Headers({
    'cache-control': 'no-store',
    location: pages.home(),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'origin',
  })
  const link = seal.read(token)
  const found = link && (await findLink(db, seal, link))
  if (link && found?.href !== undefined) {
    answer.set('location', inAscii(found.href))
    const isPerson = isCounted && !isRobot(headers) && (await countClick(db, link, clock.now()))
    if (isPerson) answer.append('set-cookie', letterSetCookie(token, isSecure))
    if (isPerson) answer.append('set-cookie', readerSetCookie(found.email, { secret, isSecure }))
  }
  return new Response(null, { status: 302, headers: answer })
}

/** A header must be ASCII, but staff enter addresses as a browser shows them: https://пример.рф/войлок. */
function inAscii(href: string): string {
  const shop = 'http://shop.invalid'
  const { href: whole } = new URL(href, shop)
  return href.startsWith('/') ? whole.slice(shop.length) : whole
}

async function findLink(db: Database, seal: LetterSeal, { sendId, key }: LetterLink) {
  const row = await db
    .selectFrom('letter_sends as s')
    .innerJoin('letter_links as l', 'l.origin', 's.origin')
    .select(['l.href', 'l.sealed', 's.email'])
    .where('s.id', '=', sendId)
    .where('l.key', '=', key)
    .executeTakeFirst()
  return row && { email: row.email, href: row.sealed ? seal.show(row.sealed, key) : row.href }
}
