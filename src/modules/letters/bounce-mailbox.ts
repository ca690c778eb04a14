import { type Ctx, inTransaction } from '#modules/context.ts'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'
import { readLetterToken } from './letter-tokens.ts'
import { isDeliveryReport, readDeliveryReport } from './read-delivery-report.ts'
import { takeInBounces } from './take-in-bounces.ts'

/** The next look takes the next. */
const mostAtOnce = 200
/** A report stands at the beginning; the mail that came back is quoted after it. */
const mostBytes = 64 * 1024
const timeoutMs = 20_000
/** Of one look; more point to a fault of the shop's own domain. */
const usualBounces = 50
/** Servers give a letter up after five days. */
const believedDays = 14

const ownMailbox = remembered((): { url?: string | undefined } => ({}))

/** For the schedule, which is lent no configuration. */
export function rememberBounceMailbox(memory: ShopMemory, url: string | undefined): void {
  memory.of(ownMailbox).url = url
}

/**
 * Reads what came back to the mailbox of BOUNCE_IMAP_URL since the last look, and marks it as seen: a mail that nobody could read would
 * otherwise be read for ever. Runs every five minutes; without a mailbox it does nothing.
 */
export async function readBounceMailbox(ctx: Ctx): Promise<void> {
  const { url } = ctx.memory.of(ownMailbox)
  if (url === undefined) return
  // Only a shop with a mailbox pays for it.
  const { ImapFlow } = await import('imapflow')
  const { hostname, port, protocol, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  // What breaks is thrown by the call that waits; a second word of it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    try {
      const unseen = (await client.search({ seen: false }, { uid: true })) || []
      let count = 0
      for (const uid of unseen.slice(0, mostAtOnce)) {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true })
        count += await inTransaction(ctx, (inside) => takeInReport(inside, mail ? (mail.source?.toString('utf8') ?? '') : ''))
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      }
      if (count > usualBounces) ctx.log.warn({ count }, 'many letters came back at once')
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    client.close()
  }
}

/**
 * A mailbox is where strangers write: a report is believed only where it quotes the header of a letter of ours, and only about that letter's
 * reader. Answers how many it stops letters to.
 */
async function takeInReport(ctx: Ctx, message: string): Promise<number> {
  const { gone, letter } = readDeliveryReport(message)
  if (gone.length === 0 || letter === undefined || !isDeliveryReport(message)) return 0
  const sendId = readLetterToken(ctx.memory, letter)?.sendId
  if (sendId === undefined) return 0
  const send = await ctx.db
    .selectFrom('letter_sends')
    .select('email')
    .where('id', '=', sendId)
    .where('email', 'in', gone)
    .where('sent_at', '>', new Date(ctx.clock.now().getTime() - believedDays * 24 * 3_600_000))
    .executeTakeFirst()
  if (send === undefined) return 0
  await takeInBounces(ctx, [{ email: send.email, kind: 'hard' }])
  return 1
}
