/** Data of the check-email page, stored in the history entry so that no email address is in an address bar or a log. */
export type AwaitedMail = { email: string; returnUrl?: string | undefined; isJustSent: boolean }

/** Reads the state of a history entry, which may be anything. */
export function readAwaitedMail(state: unknown): AwaitedMail | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state) || typeof state.email !== 'string') return undefined
  return {
    email: state.email,
    returnUrl: 'returnUrl' in state && typeof state.returnUrl === 'string' ? state.returnUrl : undefined,
    isJustSent: 'isJustSent' in state && state.isJustSent === true,
  }
}
