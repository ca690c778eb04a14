import type { Language } from '#contract/languages.ts'
import type { Letters } from '#contract/letter-blocks.ts'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import type { Ctx } from '#modules/context.ts'
import { type Addressed, type DeliveryOutcome, deliverEmail } from './deliver-email.ts'
import type { LetterParts } from './sending-parts.ts'
import { takeTurns } from './letter-turns.ts'
import { type Preparing, prepareLetter, type PreparedLetter } from './render/prepare-letter.ts'

export type SentLetter = 'sent' | 'already' | 'left' | 'later' | 'failed'

const sentLetters: Record<DeliveryOutcome, SentLetter> = {
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
 * Sends one letter to one person, once. Call it outside transactions. `sent`: also if the mail server's answer was lost. `already`: sent
 * before. `left`: unsubscribed, bounced or never subscribed, or the letter is in no suitable language. `failed`: the mail server will not
 * accept it. `later`: quiet hours, the rate limit, an unavailable mail server or a second automatic letter on one day; retry later.
 */
export async function sendLetter(ctx: Ctx, parts: LetterParts, { letters, extra, ...addressed }: Sending): Promise<SentLetter> {
  if (isQuiet(ctx.clock.now()) || (await takeTurns(ctx, 1)) === 0) return 'later'
  const prepare = emailRenderer(ctx, parts, { letters, extra })
  return sentLetters[await deliverEmail(ctx, parts, { ...addressed, prepare })]
}

/** Renders a letter once per language and membership, for any number of readers, with the prices of this moment. */
export function emailRenderer(
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
