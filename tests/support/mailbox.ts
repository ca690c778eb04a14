import { vi } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { type StoredMail, listMails } from '#kit/mail/mail-store.ts'

type LinkType = 'confirmation' | 'magic_link' | 'email_change' | 'email_change_undo' | 'password_reset'

/** Jobs send mails in no fixed order. Where an address gets several, select one by its link or subject. */
export function mailbox(db: Database) {
  const mailsTo = (to: string) => listMails(db, { to })

  /** Waits until `count` matching mails have arrived; returns the newest. */
  async function waitFor(to: string, count: number, isMeant: (mail: StoredMail) => boolean = () => true): Promise<StoredMail> {
    return vi.waitFor(
      async () => {
        const mails = await mailsTo(to)
        const meant = mails.filter(isMeant)
        const [mail] = meant
        if (!mail || meant.length < count)
          throw new Error(`${meant.length} of ${count} mails came, and ${mails.length - meant.length} others`)
        return mail
      },
      { timeout: 40_000, interval: 50 },
    )
  }
  return {
    mailsTo,
    /** Waits until the address has `count` mails in total; returns the newest. */
    newest: (to: string, count = 1) => waitFor(to, count),
    /** Returns the newest mail with a link of this type, once `count` of them have arrived. */
    withLink: (to: string, type: LinkType, count = 1) =>
      waitFor(to, count, (mail) => linksIn(mail).some((link) => link.searchParams.get('type') === type)),
    /** Returns the newest mail with these words in its subject, once `count` of them have arrived. */
    titled: (to: string, words: string, count = 1) => waitFor(to, count, ({ subject }) => subject.includes(words)),
  }
}

export function linkIn(mail: StoredMail): URL {
  const [link] = linksIn(mail)
  if (!link) throw new Error(`The mail has no link with a token: ${mail.subject}`)
  return link
}

function linksIn({ text }: StoredMail): URL[] {
  return [...text.matchAll(/https?:\/\/\S+token=[\w-]+\S*/g)].map(([address]) => new URL(address))
}

export function tokenIn(mail: StoredMail): string {
  return linkIn(mail).searchParams.get('token') ?? ''
}
