import type { Database } from '#kit/database/database.ts'
import { withTransaction } from '#kit/database/database.ts'
import type { LetterLink } from './letter-tokens.ts'

/** A person can't read the letter and click in the second after it is handed over. */
const readingMs = 1000
/** A person can't click three links, or all links of a letter, within a second. */
const [burstMs, burstLinks] = [1000, 3]
/** A program that scans a letter has finished by then. */
const machineMs = 5000

/** Returns whether the click counted. Clicks counted before a mail scanner was recognised are removed. */
export function countClick(db: Database, link: LetterLink, now: Date): Promise<boolean> {
  return withTransaction(db, async (inside) => {
    const send = await inside
      .selectFrom('letter_sends')
      .select(['origin', 'sent_at', 'unknown_at', 'machine_until'])
      .where('id', '=', link.sendId)
      .forUpdate()
      .executeTakeFirst()
    const handedAt = send?.sent_at ?? send?.unknown_at
    if (!send || !handedAt || now.getTime() - handedAt.getTime() < readingMs) return false
    if (send.machine_until !== null && send.machine_until > now) return false
    if (await isBurst(inside, link, send.origin, now)) {
      await takeBack(inside, link.sendId, now)
      return false
    }
    await note(inside, link, now)
    return true
  })
}

const since = (now: Date) => new Date(now.getTime() - burstMs)

async function isBurst(db: Database, { sendId, key }: LetterLink, origin: string, now: Date): Promise<boolean> {
  const others = await db
    .selectFrom('letter_clicks')
    .select('link_key')
    .where('send_id', '=', sendId)
    .where('link_key', '<>', key)
    .where('last_at', '>', since(now))
    .execute()
  if (others.length === 0) return false
  const links = await db.selectFrom('letter_links').select('key').where('origin', '=', origin).limit(burstLinks).execute()
  return others.length + 1 >= Math.min(burstLinks, links.length)
}

async function takeBack(db: Database, sendId: string, now: Date): Promise<void> {
  await db.deleteFrom('letter_clicks').where('send_id', '=', sendId).where('first_at', '>', since(now)).execute()
  const { first, last } = await db
    .selectFrom('letter_clicks')
    .select(({ fn }) => [fn.min('first_at').as('first'), fn.max('last_at').as('last')])
    .where('send_id', '=', sendId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('letter_sends')
    .set({ clicked_at: first, last_clicked_at: last, machine_until: new Date(now.getTime() + machineMs) })
    .where('id', '=', sendId)
    .execute()
}

/** A click also proves that the letter arrived. */
async function note(db: Database, { sendId, key }: LetterLink, now: Date): Promise<void> {
  await db
    .insertInto('letter_clicks')
    .values({ send_id: sendId, link_key: key, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['send_id', 'link_key']).doUpdateSet((eb) => ({
        clicks: eb('letter_clicks.clicks', '+', 1),
        last_at: eb.fn('greatest', ['letter_clicks.last_at', eb.val(now)]),
      })),
    )
    .execute()
  await db
    .updateTable('letter_sends')
    .set((eb) => ({
      clicked_at: eb.fn.coalesce('clicked_at', eb.val(now)),
      last_clicked_at: eb.fn('greatest', ['last_clicked_at', eb.val(now)]),
      sent_at: eb.fn.coalesce('sent_at', 'unknown_at'),
      unknown_at: null,
    }))
    .where('id', '=', sendId)
    .execute()
}
