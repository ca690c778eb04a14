import type { Mailer } from '#kit/mail/mailer.ts'

/** What every handler of a mail needs besides its job. */
export type MailServices = {
  mailer: Mailer
  /** Without a trailing slash; every link starts with it, whatever a request's headers say. */
  publicUrl: string
}
