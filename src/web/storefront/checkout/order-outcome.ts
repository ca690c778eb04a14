import type * as orders from '#contract/calls/orders.gen.ts'
import type { Quote } from '#contract/checkout.ts'
import type { Order } from '#contract/orders.ts'
import type { LocalRefusal, RefusalOf } from '#web/browser/calls/request-errors.ts'

export type ShortLine = { line: number; available: number }

export type Outcome =
  | { outcome: 'placed'; order: Order }
  | { outcome: 'out_of_stock'; lines: ShortLine[] }
  | { outcome: 'price_changed'; quote: Quote }
  /** The quote is without the code, with the reason for the refusal among its problems. */
  | { outcome: 'code_refused'; quote: Quote }
  | { outcome: 'invalid'; fields: Partial<Record<string, string>>; message: string }
  | { outcome: 'wait'; seconds: number }
  /** No connection; an earlier attempt may have placed the order. */
  | { outcome: 'unreached' }
  /** Undefined if it is unknown whether an order exists; pressing again finds out. */
  | { outcome: 'failed'; message: string | undefined }

const defaultWaitSeconds = 60
const longestWaitSeconds = 3600

export type PlaceRefusal = Exclude<RefusalOf<typeof orders.place>, LocalRefusal>

/** Maps the server's refusal of an order to an outcome. */
export function readRefusal(refusal: PlaceRefusal): Outcome {
  if (refusal.code === 'out_of_stock')
    return { outcome: 'out_of_stock', lines: refusal.lines.map(({ line, available }) => ({ line, available })) }
  // The new quote lists these lines. They must be removed, since waiting does not help.
  if (refusal.code === 'not_at_event') return { outcome: 'out_of_stock', lines: [] }
  if (refusal.code === 'price_changed') return { outcome: 'price_changed', quote: refusal.quote }
  if (refusal.code === 'discount_invalid') return { outcome: 'code_refused', quote: refusal.quote }
  if (refusal.code === 'too_many_requests') return { outcome: 'wait', seconds: boundedSeconds(refusal.retry_after) }
  if (refusal.code === 'invalid_input') return { outcome: 'invalid', fields: refusal.fields, message: refusal.error }
  return { outcome: 'failed', message: refusal.error }
}

function boundedSeconds(value: number): number {
  const seconds = Math.ceil(value)
  return seconds > 0 ? Math.min(seconds, longestWaitSeconds) : defaultWaitSeconds
}
