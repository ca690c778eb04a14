import type { Language } from '#contract/languages.ts'
import { defineEvent } from '#modules/domain-events.ts'

export type Confirmed = {
  accountId: string
  email: string
  /** After a change: the previous address. */
  earlierEmail?: string
}

/** An address was confirmed as the account's: only now may the account claim what was bought with it. */
export const addressConfirmed = defineEvent<Confirmed>('address confirmed')

/** `language`: the account's. */
export type MarketingChoice = { email: string; isWanted: boolean; language: Language }

/** Somebody wants, or no longer wants, marketing mails at their confirmed address. */
export const marketingChosen = defineEvent<MarketingChoice>('marketing chosen')

/** The owner of a confirmed address reads another language from now on. */
export const languageChosen = defineEvent<{ email: string; language: Language }>('language chosen')
