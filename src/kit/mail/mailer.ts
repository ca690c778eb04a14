import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Database } from '#kit/database/database.ts'
import { claimLetter, type ClaimedLetter, findSentAt, type Letter, markSent, releaseLetter } from './mail-store.ts'

export type { Letter }

export type Mailer = {
  /**
   * Sends the letter unless it has been sent. Throws while another process is sending it and when the provider does not take
   * it: the job that calls is then tried again. Never call it in a transaction.
   */
  sendOnce(db: Database, letter: Letter): Promise<'sent' | 'already_sent'>
  /** Saves the work of writing a letter that has gone out. */
  isSent(db: Database, dedupeKey: string): Promise<boolean>
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

  async function deliver(letter: Letter): Promise<void> {
    if (!transport) {
      if (isProduction) throw new Error('SMTP_URL is not set: no letter can leave')
      return
    }
    await transport.sendMail({
      to: { name: '', address: letter.to },
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      messageId: messageIdOf(letter.dedupeKey, domain),
      headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    })
  }

  return {
    async sendOnce(db, letter) {
      if (db.isTransaction) throw new Error('A letter must not be sent inside a transaction')
      const claim = await claimLetter(db, letter, { keepsBodies: !isProduction })
      if (claim === 'already_sent') return claim
      await deliverClaimed(db, claim, () => deliver(letter))
      return 'sent'
    },
    isSent: async (db, dedupeKey) => (await findSentAt(db, dedupeKey)) !== undefined,
    close: () => transport?.close(),
  }
}

async function deliverClaimed(db: Database, claim: ClaimedLetter, deliver: () => Promise<void>): Promise<void> {
  try {
    await deliver()
  } catch (error) {
    await releaseLetter(db, claim)
    throw error
  }
  await markSent(db, claim)
}

function createSmtpTransport(smtpUrl: string, mailFrom: string) {
  return createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
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
