export type Limit = {
  /** The limited action, e.g. 'track-by-address'. */
  name: string
  points: number
  perSeconds: number
  /** Successful uses are given back, and refused ones do not count. Otherwise concurrent successful uses would lock the key. */
  isReturnable?: boolean
}

export type Limits = {
  /** Counts one use by this key (an IP address, an account id, an email). Throws TooManyRequests over the limit. */
  take(limit: Limit, key: string): Promise<void>
  /** Counts nothing. Throws TooManyRequests if one more use would exceed the limit. For uses that count only when they fail. */
  check(limit: Limit, key: string): Promise<void>
  /** Gives one counted use back when it was harmless (the password was right). */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Returns a key for other tables that reveals no address; undefined where limits are off and nothing may be stored. */
  seal(key: string): Buffer | undefined
}

/** Counts nothing: for tests, and for RATE_LIMITS=off outside production. */
export const unlimited: Limits = {
  take: () => Promise.resolve(),
  check: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  seal: () => undefined,
}
