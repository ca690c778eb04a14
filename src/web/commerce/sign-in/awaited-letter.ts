/** What the check-e-mail page needs to know; kept in the history entry, so that no address stands in an address bar or a log. */
export type AwaitedLetter = { email: string; returnUrl?: string | undefined; isJustSent: boolean }

/** From the state of a history entry, which may hold anything. */
export function readAwaitedLetter(state: unknown): AwaitedLetter | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state) || typeof state.email !== 'string') return undefined
  return {
    email: state.email,
    returnUrl: 'returnUrl' in state && typeof state.returnUrl === 'string' ? state.returnUrl : undefined,
    isJustSent: 'isJustSent' in state && state.isJustSent === true,
  }
}
