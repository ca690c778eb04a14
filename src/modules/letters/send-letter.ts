import type { Language } from '#contract/languages.ts'
import type { Letters } from '#contract/letter-blocks.ts'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import type { Ctx } from '#modules/context.ts'
import { type Addressed, type HandedOver, handOver } from './hand-over.ts'
import type { LetterParts } from './sending-parts.ts'
import { takeTurns } from './letter-turns.ts'
import { type Preparing, prepareLetter, type PreparedLetter } from './render/prepare-letter.ts'

export type SentLetter = 'sent' | 'already' | 'left' | 'later' | 'failed'

const sentLetters: Record<HandedOver, SentLetter> = {
  sent: 'sent',
  unknown: 'sent',
  already: 'already',
  left: 'left',
  no_letter: 'left',
  failed: 'failed',
  second_today: 'later',
  later: 'later',
  away: 'later',
}

type Sending = Omit<Addressed, 'prepare'> & { letters: Letters; extra?: Preparing['extra'] }

/**
 * Sends one letter to one person, once. `sent`: also where the mail server's answer was lost; `already`: they had it; `left`: they unsubscribed, bounced or never asked, or it is in no language of
 * theirs; `failed`: the mail server will not take it; `later`: quiet hours, the rate, a mail server that is away, or a second automatic
 * letter on one day: ask again then. Never inside a transaction.
 */
export async function sendLetter(ctx: Ctx, parts: LetterParts, { letters, extra, ...asked }: Sending): Promise<SentLetter> {
  if (isQuiet(ctx.clock.now()) || (await takeTurns(ctx, 1)) === 0) return 'later'
  const prepare = letterPress(ctx, parts, { letters, extra })
  return sentLetters[await handOver(ctx, parts, { ...asked, prepare })]
}

/** Draws a letter once for each language and for members, however many read it: with the prices of this moment. */
export function letterPress(
  ctx: Ctx,
  { publicUrl }: Pick<LetterParts, 'publicUrl'>,
  { letters, extra, isAskedFor }: Pick<Preparing, 'letters' | 'extra' | 'isAskedFor'>,
): Addressed['prepare'] {
  const drawn = new Map<string, Promise<PreparedLetter | undefined>>()
  return (language: Language, isMember: boolean) => {
    const key = `${language} ${isMember}`
    const known = drawn.get(key) ?? prepareLetter(ctx, { publicUrl, letters, language, isMember, extra, isAskedFor })
    drawn.set(key, known)
    return known
  }
}
