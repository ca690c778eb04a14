export type Limit = {
  /** What is limited, e.g. 'track-by-address'. */
  name: string
  points: number
  perSeconds: number
  /** Uses that turn out right are given back, so a refused use does not count: right ones at the same moment would otherwise lock the key. */
  isReturnable?: boolean
}

export type Limits = {
  /** Counts one use by this key (an IP address, an account id, an email). Throws TooManyRequests over the limit. */
  take(limit: Limit, key: string): Promise<void>
  /** Counts nothing. Throws TooManyRequests where one more use would be over the limit; for what counts only once it turned out wrong. */
  check(limit: Limit, key: string): Promise<void>
  /** Takes one counted use back when it turned out harmless (the password was right). */
  giveBack(limit: Limit, key: string): Promise<void>
  /** A key as other tables store it, which reveals no address; undefined where nothing is limited and nothing may be stored. */
  seal(key: string): Buffer | undefined
}

/** Counts nothing: for tests, and for RATE_LIMITS=off outside production. */
export const unlimited: Limits = {
  take: () => Promise.resolve(),
  check: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  seal: () => undefined,
}
