import { letterSetCookie } from '#contract/rules/letter-cookie.ts'
import { pages } from '#contract/pages.ts'
import type { Clock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { isRobot } from '#kit/http/is-robot.ts'
import { countClick } from './count-click.ts'
import { type LetterLink, type LetterSeal, linkKeyOf } from './letter-tokens.ts'

/** Remembers where a letter's links lead, before it leaves. */
export async function keepLinks(db: Database, seal: LetterSeal, origin: string, hrefs: Iterable<string>): Promise<void> {
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

/** Of an address that opens something, what may be read by others. */
function withoutSecret(href: string): string {
  return opening.test(href) ? href.replace(/\?.*$/, '') : href
}

type Following = { token: string; headers: Headers; isCounted: boolean; isSecure: boolean }

/**
 * Leads where the letter pointed, and nowhere else, whatever became of what is there; counts who came. What is no link of a letter goes
 * home.
 */
export async function followLink(
  { db, clock, seal }: { db: Database; clock: Clock; seal: LetterSeal },
  { token, headers, isCounted, isSecure }: Following,
): Promise<Response> {
  const answer = new Headers({
    'cache-control': 'no-store',
    location: pages.home(),
    'x-robots-tag': 'noindex',
    'referrer-policy': 'origin',
  })
  const link = seal.read(token)
  const href = link && (await findHref(db, seal, link))
  if (link && href !== undefined) {
    answer.set('location', href)
    const isPerson = isCounted && !isRobot(headers) && (await countClick(db, link, clock.now()))
    if (isPerson) answer.set('set-cookie', letterSetCookie(token, isSecure))
  }
  return new Response(null, { status: 302, headers: answer })
}

async function findHref(db: Database, seal: LetterSeal, { sendId, key }: LetterLink): Promise<string | undefined> {
  const row = await db
    .selectFrom('letter_sends as s')
    .innerJoin('letter_links as l', 'l.origin', 's.origin')
    .select(['l.href', 'l.sealed'])
    .where('s.id', '=', sendId)
    .where('l.key', '=', key)
    .executeTakeFirst()
  return row?.sealed ? seal.show(row.sealed, key) : row?.href
}
