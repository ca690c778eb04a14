import type { Quote } from '#contract/checkout.ts'

/** Whether a line can’t be ordered as it is. Items that an event does not have are left to its own notice. */
export function isBlocked(quote: Pick<Quote, 'problems'> | undefined): boolean {
  return quote?.problems.some(({ line, code }) => line !== null && code !== 'not_at_event') ?? false
}
