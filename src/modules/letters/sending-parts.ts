import type { Config } from '#kit/config/config.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { type LetterSeal, letterSealOf } from './letter-tokens.ts'

export type LetterParts = MailServices & { seal: LetterSeal }

export function letterPartsOf({ mailer, config }: { mailer: Mailer; config: Pick<Config, 'publicUrl' | 'authSecret'> }): LetterParts {
  return { mailer, publicUrl: config.publicUrl, seal: letterSealOf(config.authSecret) }
}
