import { plainAddress } from './plain-address.ts'
import { createHash } from 'node:crypto'
import { type Database, withTransaction } from '#kit/database/database.ts'
import { type Telemetry, untraced } from '#kit/telemetry/telemetry.ts'
import {
  claimMail,
  findSentAt,
  type MailBodies,
  type MailContents,
  markHanded,
  markSent,
  releaseMail,
  releaseUnknown,
} from './mail-store.ts'
import { createSmtpTransport, isRefusal } from './smtp-transport.ts'

export type MailImage = { id: string; name: string; type: 'image/png'; content(): Promise<Uint8Array> }

export type Mail = {
  /** One address. */
  to: string
  subject: string
  headers?: Readonly<Record<string, string>>
  /** A person wrote it, so programs may answer it automatically. */
  isByPerson?: boolean
  /** The key of an earlier mail. Mail programs show both as one conversation. */
  follows?: string
  /** Images that the HTML shows through `cid:` and their id. */
  images?: readonly MailImage[]
  /** Never retries automatically when it is unknown whether the mail server accepted the mail. */
  neverTwice?: boolean
  /** Called once the mail is claimed, outside any transaction. */
  bodies(): Promise<MailBodies>
}

export type Mailer = {
  /**
   * Sends the mail with this key unless it has been sent. `write` runs in the transaction that claims it: it locks and checks the
   * recipient, and returns undefined to send nothing. Throws while another process is sending it and when the mail server refuses, so the
   * calling job retries. `unknown`: a `neverTwice` mail whose connection or process ended after the server had all of it but before it
   * answered. Never call it inside a transaction.
   */
  sendOnce(
    db: Database,
    dedupeKey: string,
    write: (db: Database) => Promise<Mail | undefined>,
  ): Promise<'sent' | 'already_sent' | 'not_wanted' | 'unknown'>
  close(): void
}

export type MailerOptions = {
  /** `smtp://user:password@host:587` (STARTTLS where offered; `?requireTLS=true` insists) or `smtps://…`. Without it mails are only stored. */
  smtpUrl?: string | undefined
  /** `Tulpar <hello@shop.example>` */
  mailFrom: string
  /** The sender's name in place of that in `mailFrom`, and the reply address; empty for the address of `mailFrom`. */
  sender?: (db: Database) => Promise<{ name: string; answersTo: string }>
  /** In production mails are only sent by SMTP, and bodies are not stored. */
  isProduction: boolean
  telemetry?: Pick<Telemetry, 'trace'> | undefined
}

/**
 * Sends each mail once as far as SMTP allows: its row is claimed before and marked after. Only a crash between the server's acceptance and
 * our record sends it again, with the same Message-ID, by which mailboxes recognise a duplicate. A `neverTwice` mail is recorded before its
 * last line is sent, so no other process starts it again.
 */
export function createMailer({ smtpUrl, mailFrom, sender, isProduction, telemetry = untraced }: MailerOptions): Mailer {
  const transport = smtpUrl ? createSmtpTransport(smtpUrl) : undefined
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  type From = string | { name: string; address: string }
  type Head = { from: From; headers: Record<string, string> }
  type Delivery = Head & { dedupeKey: string; mail: Mail; made: Made; beforeLastLine: (() => Promise<void>) | undefined }

  async function headOf(db: Database, mail: Mail): Promise<Head> {
    const { name, answersTo } = (await sender?.(db)) ?? { name: undefined, answersTo: '' }
    const from = name === undefined ? mailFrom : { name, address: plainAddress(mailFrom) }
    return { from, headers: { ...(answersTo === '' ? {} : { 'Reply-To': answersTo }), ...headersOf(mail, domain) } }
  }

  async function deliver({ dedupeKey, from, headers, mail, made, beforeLastLine }: Delivery): Promise<void> {
    if (!transport) {
      if (isProduction) throw new Error('SMTP_URL is not set: no mail can leave')
      return
    }
    await transport.sendMail({
      from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      ...made.bodies,
      attachments: made.attachments,
      messageId: messageIdOf(dedupeKey, domain),
      headers,
      beforeLastLine,
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
      if (typeof claim === 'string') return claim
      let handing: Promise<void> | undefined
      let isHanded = false
      const beforeLastLine = async () => {
        handing = markHanded(db, claim)
        await handing
        isHanded = true
      }
      let contents: MailContents
      try {
        const made = await make(mail)
        const head = await headOf(db, mail)
        const delivery = { ...head, dedupeKey, mail, made, beforeLastLine: mail.neverTwice ? beforeLastLine : undefined }
        await telemetry.trace({ name: 'send mail', kind: 'client' }, () => deliver(delivery))
        const { from, headers } = head
        const shown = {
          From: typeof from === 'string' ? from : `${from.name} <${from.address}>`,
          'Message-ID': messageIdOf(dedupeKey, domain),
        }
        contents = { ...shownAlone(made), headers: { ...shown, ...headers } }
      } catch (error) {
        if (isHanded && !isRefusal(error)) {
          await releaseUnknown(db, claim)
          return 'unknown'
        }
        // Otherwise `markHanded` could finish after the release.
        await handing?.catch(() => undefined)
        await releaseMail(db, claim)
        throw error
      }
      await markSent(db, claim, isProduction ? undefined : contents)
      return 'sent'
    },
    close: () => transport?.close(),
  }
}

/** `Auto-Submitted` shows other programs that no person wrote the mail. */
function headersOf({ isByPerson, follows, headers }: Mail, domain: string): Record<string, string> {
  const first = follows === undefined ? undefined : messageIdOf(follows, domain)
  return {
    ...(isByPerson ? {} : { 'Auto-Submitted': 'auto-generated' }),
    ...(first !== undefined && { 'In-Reply-To': first, References: first }),
    ...headers,
  }
}

type Attachment = { cid: string; filename: string; contentType: string; content: Buffer }
type Made = { bodies: MailBodies; attachments: Attachment[] }

async function make({ bodies, images = [] }: Mail): Promise<Made> {
  const attachments: Attachment[] = []
  for (const { id, name, type, content } of images)
    attachments.push({ cid: id, filename: name, contentType: type, content: Buffer.from(await content()) })
  return { bodies: await bodies(), attachments }
}

/** Puts the images into the HTML, since the development mailbox has no attachments. */
function shownAlone({ bodies, attachments }: Made): MailBodies {
  const html = attachments.reduce(
    (text, { cid, contentType, content }) => text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    bodies.html,
  )
  return { ...bodies, html }
}

/** A line break in a subject or header would start another header. */
function withSafeHead(mail: Mail | undefined): Mail | undefined {
  if (!mail) return undefined
  const headers = Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)]))
  return { ...mail, subject: oneLine(mail.subject), headers }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function messageIdOf(dedupeKey: string, domain: string): string {
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`
}
