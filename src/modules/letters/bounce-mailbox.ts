import { type Ctx, inTransaction } from '#modules/context.ts'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'
import { readLetterToken } from './letter-tokens.ts'
import { isDeliveryReport, readDeliveryReport } from './read-delivery-report.ts'
import { takeInBounces } from './take-in-bounces.ts'

/** The next run reads the rest. */
const mostAtOnce = 200
/** A report is at the beginning of the mail; the returned mail is quoted after it. */
const mostBytes = 64 * 1024
const timeoutMs = 20_000
/** Per run. More suggest a fault of the shop's own domain. */
const usualBounces = 50
/** Days. Mail servers give up after five. */
const believedDays = 14

const ownMailbox = remembered((): { url?: string | undefined } => ({}))

/** Saves the mailbox for the scheduled run, which has no access to the configuration. */
export function rememberBounceMailbox(memory: ShopMemory, url: string | undefined): void {
  memory.of(ownMailbox).url = url
}

/** Runs every five minutes, if BOUNCE_IMAP_URL is set. Marks mails as seen, so an unreadable one is read only once. */
export async function readBounceMailbox(ctx: Ctx): Promise<void> {
  const { url } = ctx.memory.of(ownMailbox)
  if (url === undefined) return
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
  // The pending call throws the error; without a listener, the error event would end the process.
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
 * Strangers can write to the mailbox, so a report counts only if it quotes a letter's header, and only for that letter's recipient. Returns
 * the number of stopped recipients.
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
