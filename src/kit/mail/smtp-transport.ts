import { Transform } from 'node:stream'
import { callbackify } from 'node:util'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** `beforeLastLine` runs before the final line, with which the server accepts the mail. If it throws, the mail is not sent. */
export type SmtpMail = SendMailOptions & { beforeLastLine?: (() => Promise<void>) | undefined }

export type SmtpTransport = {
  sendMail(mail: SmtpMail): Promise<unknown>
  close(): void
}

export function createSmtpTransport(smtpUrl: string): SmtpTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // For a mail server that allows more, set `?maxConnections=20` in its URL.
    maxConnections: 6,
    // Otherwise the pool itself would resend a mail whose delivery is unknown.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (mail, done) => {
    const { beforeLastLine } = mail.data as SmtpMail
    if (beforeLastLine) mail.message.transform(() => endingAfter(beforeLastLine))
    done()
  })
  return transport
}

function endingAfter(wait: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: callbackify(wait),
  })
}

/** False: delivery is unknown. A server that shuts down may send 421 even after it accepted a mail. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number }
  return responseCode >= 400 && responseCode !== 421
}
