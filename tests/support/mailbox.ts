import { vi } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { type KeptLetter, listLetters } from '#kit/mail/mail-store.ts'

/** The letters that a running shop sent. */
export function mailbox(db: Database) {
  const lettersTo = (to: string) => listLetters(db, { to })

  /** Waits until the address has got `count` letters in all; answers the newest. */
  async function newest(to: string, count = 1): Promise<KeptLetter> {
    return vi.waitFor(
      async () => {
        const letters = await lettersTo(to)
        const [letter] = letters
        if (!letter || letters.length < count) throw new Error(`${letters.length} of ${count} letters came`)
        return letter
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  return { lettersTo, newest }
}

/** The link of a letter that carries a token. */
export function linkIn({ text }: KeptLetter): URL {
  const found = /https?:\/\/\S+token=[\w-]+\S*/.exec(text)?.[0]
  if (!found) throw new Error('The letter has no link with a token')
  return new URL(found)
}

export function tokenIn(letter: KeptLetter): string {
  return linkIn(letter).searchParams.get('token') ?? ''
}
