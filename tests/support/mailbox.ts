import { vi } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { type StoredMail, listMails } from '#kit/mail/mail-store.ts'

/** The mails that a running shop sent. */
export function mailbox(db: Database) {
  const mailsTo = (to: string) => listMails(db, { to })

  /** Waits until the address has got `count` mails in all; answers the newest. */
  async function newest(to: string, count = 1): Promise<StoredMail> {
    return vi.waitFor(
      async () => {
        const mails = await mailsTo(to)
        const [mail] = mails
        if (!mail || mails.length < count) throw new Error(`${mails.length} of ${count} letters came`)
        return mail
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  return { mailsTo, newest }
}

/** The link of a mail that carries a token. */
export function linkIn({ text }: StoredMail): URL {
  const found = /https?:\/\/\S+token=[\w-]+\S*/.exec(text)?.[0]
  if (!found) throw new Error('The letter has no link with a token')
  return new URL(found)
}

export function tokenIn(mail: StoredMail): string {
  return linkIn(mail).searchParams.get('token') ?? ''
}
