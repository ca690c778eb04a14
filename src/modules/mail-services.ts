import type { Mailer } from '#kit/mail/mailer.ts'

export type MailServices = {
  mailer: Mailer
  /** Without a trailing slash. Every link starts with it, regardless of a request's headers. */
  publicUrl: string
}
