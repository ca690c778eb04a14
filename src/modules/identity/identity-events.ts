import { defineEvent } from '#modules/domain-events.ts'

export type Confirmed = {
  accountId: string
  email: string
  /** After a change: the previous address. */
  earlierEmail?: string
}

/** An address was confirmed as the account's: only now may the account claim what was bought with it. */
export const addressConfirmed = defineEvent<Confirmed>('address confirmed')

export type MarketingChoice = { email: string; isWanted: boolean }

/** Somebody wants, or no longer wants, marketing mails at their confirmed address. */
export const marketingChosen = defineEvent<MarketingChoice>('marketing chosen')
