import type { Language } from '#contract/languages.ts'
import { defineEvent } from '#modules/domain-events.ts'

export type Confirmed = {
  accountId: string
  email: string
  /** The previous address, after a change. */
  earlierEmail?: string
}

/** An address was confirmed as the account's. From now on the account may claim orders placed with it. */
export const addressConfirmed = defineEvent<Confirmed>('address confirmed')

/** `language` is the account's. */
export type MarketingChoice = { email: string; isWanted: boolean; language: Language }

/** The owner of a confirmed address accepted or declined marketing mails. */
export const marketingChosen = defineEvent<MarketingChoice>('marketing chosen')

/** The owner of a confirmed address chose another language. */
export const languageChosen = defineEvent<{ email: string; language: Language }>('language chosen')
