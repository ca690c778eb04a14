import type { Limit } from '#kit/limits/limits.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { RequestContext } from '#modules/context.ts'

const quarterHour = 15 * 60

export const authLimits = {
  signUp: {
    byAddress: { name: 'sign-up-by-address', points: 40, perSeconds: 600 },
    byAccount: { name: 'sign-up-by-account', points: 5, perSeconds: quarterHour },
  },
  resend: {
    byAddress: { name: 'resend-by-address', points: 30, perSeconds: 600 },
    byAccount: { name: 'resend-by-account', points: 3, perSeconds: quarterHour },
  },
  /** The page counts down these seconds before it offers another mail. */
  reset: {
    byAddress: { name: 'reset-by-address', points: 30, perSeconds: 600 },
    byAccount: { name: 'reset-by-account', points: 1, perSeconds: 60 },
  },
  magicLink: {
    byAddress: { name: 'magic-link-by-address', points: 30, perSeconds: 600 },
    byAccount: { name: 'magic-link-by-account', points: 5, perSeconds: quarterHour },
  },
  changeEmail: {
    byAddress: { name: 'change-email-by-address', points: 30, perSeconds: 600 },
    byAccount: { name: 'change-email-by-account', points: 5, perSeconds: 3600 },
  },
  changePassword: {
    byAddress: { name: 'change-password-by-address', points: 30, perSeconds: 600 },
    byAccount: { name: 'change-password-by-account', points: 10, perSeconds: quarterHour },
  },
  /** Wrong passwords typed to prove ownership, in any call. */
  ownPassword: {
    byAddress: { name: 'own-password-by-address', points: 60, perSeconds: 600, isReturnable: true },
    byAccount: { name: 'own-password-by-account', points: 10, perSeconds: quarterHour, isReturnable: true },
  },
  secondFactor: {
    byAddress: { name: 'second-factor-by-address', points: 60, perSeconds: 600 },
    byAccount: { name: 'second-factor-by-account', points: 20, perSeconds: quarterHour },
  },
  /** Six digits, three of them valid at a time: five attempts have a chance of one in about sixty thousand. */
  secondStep: {
    byAddress: { name: 'second-step-by-address', points: 30, perSeconds: 600, isReturnable: true },
    byAccount: { name: 'second-step-by-account', points: 5, perSeconds: quarterHour, isReturnable: true },
  },
} as const satisfies Record<string, { byAddress: Limit; byAccount: Limit }>

/** Wrong passwords for one account, from anywhere. */
export const signInsByAccount: Limit = { name: 'sign-in-by-account', points: 10, perSeconds: quarterHour, isReturnable: true }

type Asking = Pick<RequestContext, 'limits' | 'address'>

/** `account` is an account's id or an email in any spelling, since all spellings reach one mailbox. Throws TooManyRequests. */
export async function countAttempt({ limits, address }: Asking, path: keyof typeof authLimits, account: string): Promise<void> {
  await limits.take(authLimits[path].byAddress, address)
  await limits.take(authLimits[path].byAccount, mailboxOf(account))
}

/** Returns an attempt that does not count, such as a correct code. */
export async function giveBackAttempt({ limits, address }: Asking, path: keyof typeof authLimits, account: string): Promise<void> {
  await limits.giveBack(authLimits[path].byAddress, address)
  await limits.giveBack(authLimits[path].byAccount, mailboxOf(account))
}
