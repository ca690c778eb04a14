export type Limit = {
  /** What is limited, e.g. 'track-by-address'. */
  name: string
  points: number
  perSeconds: number
}

export type Limits = {
  /** Counts one use by this key (an address, an account id, an e-mail). Throws TooManyRequests when there were too many. */
  take(limit: Limit, key: string): Promise<void>
  /** Takes one counted use back, when it turned out to be harmless (the password was right). */
  giveBack(limit: Limit, key: string): Promise<void>
  /** A key as other tables keep it, which tells nobody's address; undefined where nothing is limited, and nothing is to be kept. */
  seal(key: string): Buffer | undefined
}

/** Counts nothing: for tests, and for RATE_LIMITS=off outside production. */
export const unlimited: Limits = {
  take: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  seal: () => undefined,
}
