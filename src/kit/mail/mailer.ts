import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { type Database, withTransaction } from '#kit/database/database.ts'
import { claimMail, type ClaimedMail, findSentAt, type MailBodies, markSent, releaseMail } from './mail-store.ts'

export type Mail = {
  /** One address. */
  to: string
  subject: string
  headers?: Readonly<Record<string, string>>
  /** Called when the mail is claimed, outside of any transaction. */
  bodies(): Promise<MailBodies>
}

export type Mailer = {
  /**
   * Sends the mail with this key unless it has been sent. `write` runs in the transaction that claims it: it locks the recipient, checks
   * them, and returns undefined when they are to get no mail. Throws while another process is sending it and when the mail server refuses:
   * the calling job is then retried. Never call it inside a transaction.
   */
  sendOnce(
    db: Database,
    dedupeKey: string,
    write: (db: Database) => Promise<Mail | undefined>,
  ): Promise<'sent' | 'already_sent' | 'not_wanted'>
  /** Closes the connections to the mail server. */
  close(): void
}

export type MailerOptions = {
  /** `smtp://user:password@host:587` (STARTTLS where offered; `?requireTLS=true` insists) or `smtps://…`. Without it mails are only stored. */
  smtpUrl?: string | undefined
  /** `Tulpar <hello@shop.example>` */
  mailFrom: string
  /** In production mails go out by SMTP only, and bodies are not stored. */
  isProduction: boolean
}

/**
 * A mail is sent once as far as SMTP allows: its row is claimed before and marked after. Only a crash between the server's acceptance and
 * our record of it sends it again, with the same Message-ID, by which mailboxes recognise a duplicate. Losing it would be worse.
 */
export function createMailer({ smtpUrl, mailFrom, isProduction }: MailerOptions): Mailer {
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : undefined
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'

  async function deliver(dedupeKey: string, mail: Mail, bodies: MailBodies): Promise<void> {
    if (!transport) {
      if (isProduction) throw new Error('SMTP_URL is not set: no mail can leave')
      return
    }
    await transport.sendMail({
      to: { name: '', address: mail.to },
      subject: mail.subject,
      ...bodies,
      messageId: messageIdOf(dedupeKey, domain),
      headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    })
  }

  return {
    async sendOnce(db, dedupeKey, write) {
      if (db.isTransaction) throw new Error('A mail must not be sent inside a transaction')
      if (await findSentAt(db, dedupeKey)) return 'already_sent'
      const claimed = await withTransaction(db, async (inside) => {
        const mail = withSafeHead(await write(inside))
        return mail && { mail, claim: await claimMail(inside, { dedupeKey, to: mail.to, subject: mail.subject }) }
      })
      if (!claimed) return 'not_wanted'
      const { mail, claim } = claimed
      if (claim === 'already_sent') return claim
      const bodies = await orRelease(db, claim, async () => {
        const made = await mail.bodies()
        await deliver(dedupeKey, mail, made)
        return made
      })
      await markSent(db, claim, isProduction ? undefined : bodies)
      return 'sent'
    },
    close: () => transport?.close(),
  }
}

async function orRelease<T>(db: Database, claim: ClaimedMail, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    await releaseMail(db, claim)
    throw error
  }
}

/** A line break in a subject or header would begin another header. */
function withSafeHead(mail: Mail | undefined): Mail | undefined {
  if (!mail) return undefined
  const headers = Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)]))
  return { ...mail, subject: oneLine(mail.subject), headers }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function createSmtpTransport(smtpUrl: string, mailFrom: string) {
  return createTransport(
    {
      url: smtpUrl,
      pool: true,
      // A mail server that allows more is configured in its URL: `?maxConnections=20`.
      maxConnections: 6,
      // Otherwise the pool would itself resend a mail whose fate is unknown.
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
