import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { type Database, withTransaction } from '#kit/database/database.ts'
import { claimLetter, type ClaimedLetter, findSentAt, type LetterBodies, markSent, releaseLetter } from './mail-store.ts'

export type Letter = {
  /** One address. */
  to: string
  subject: string
  headers?: Readonly<Record<string, string>>
  /** Made when the letter is claimed, outside of any transaction. */
  bodies(): Promise<LetterBodies>
}

export type Mailer = {
  /**
   * Sends the letter of this key unless it has been sent. `write` runs in the transaction that claims it: there it locks the person
   * it is for, looks at them, and answers undefined when they are to get none. Throws while another process is sending it and when
   * the provider does not take it: the job that calls is then tried again. Never call it in a transaction.
   */
  sendOnce(
    db: Database,
    dedupeKey: string,
    write: (db: Database) => Promise<Letter | undefined>,
  ): Promise<'sent' | 'already_sent' | 'not_wanted'>
  /** Closes the connections to the provider. */
  close(): void
}

export type MailerOptions = {
  /** `smtp://user:password@host:587` (STARTTLS where offered; `?requireTLS=true` insists) or `smtps://…`. Without it letters are only kept. */
  smtpUrl?: string | undefined
  /** `Tulpar <hello@shop.example>` */
  mailFrom: string
  /** In production nothing but SMTP is a delivery, and bodies are not stored. */
  isProduction: boolean
}

/**
 * A letter goes out once as far as SMTP allows: its row is claimed before, marked after. Only a crash between the provider's yes
 * and our note of it sends it again, then with the same Message-ID, by which mailboxes fold the two. Losing it would be worse.
 */
export function createMailer({ smtpUrl, mailFrom, isProduction }: MailerOptions): Mailer {
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : undefined
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'

  async function deliver(dedupeKey: string, letter: Letter, bodies: LetterBodies): Promise<void> {
    if (!transport) {
      if (isProduction) throw new Error('SMTP_URL is not set: no letter can leave')
      return
    }
    await transport.sendMail({
      to: { name: '', address: letter.to },
      subject: letter.subject,
      ...bodies,
      messageId: messageIdOf(dedupeKey, domain),
      headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    })
  }

  return {
    async sendOnce(db, dedupeKey, write) {
      if (db.isTransaction) throw new Error('A letter must not be sent inside a transaction')
      if (await findSentAt(db, dedupeKey)) return 'already_sent'
      const claimed = await withTransaction(db, async (inside) => {
        const letter = withSafeHead(await write(inside))
        return letter && { letter, claim: await claimLetter(inside, { dedupeKey, to: letter.to, subject: letter.subject }) }
      })
      if (!claimed) return 'not_wanted'
      const { letter, claim } = claimed
      if (claim === 'already_sent') return claim
      const bodies = await orRelease(db, claim, async () => {
        const made = await letter.bodies()
        await deliver(dedupeKey, letter, made)
        return made
      })
      await markSent(db, claim, isProduction ? undefined : bodies)
      return 'sent'
    },
    close: () => transport?.close(),
  }
}

async function orRelease<T>(db: Database, claim: ClaimedLetter, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    await releaseLetter(db, claim)
    throw error
  }
}

/** A line break in a subject or a header would begin another header. */
function withSafeHead(letter: Letter | undefined): Letter | undefined {
  if (!letter) return undefined
  const headers = Object.fromEntries(Object.entries(letter.headers ?? {}).map(([name, value]) => [name, oneLine(value)]))
  return { ...letter, subject: oneLine(letter.subject), headers }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function createSmtpTransport(smtpUrl: string, mailFrom: string) {
  return createTransport(
    {
      url: smtpUrl,
      pool: true,
      // A provider that allows more is told so in the address: `?maxConnections=20`.
      maxConnections: 6,
      // The pool would resend by itself a letter whose fate is unknown.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: mailFrom },
  )
}

function messageIdOf(dedupeKey: string, domain: string): string {
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`
}
