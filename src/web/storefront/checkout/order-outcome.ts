import type { Quote } from '#contract/checkout.ts'
import type { Order } from '#contract/orders.ts'
import type { ServerError } from '#web/browser/request-errors.ts'

export type ShortLine = { line: number; available: number }

export type Outcome =
  | { outcome: 'placed'; order: Order }
  | { outcome: 'out_of_stock'; lines: ShortLine[] }
  | { outcome: 'price_changed'; quote: Quote }
  | { outcome: 'invalid'; fields: Record<string, string>; message: string }
  | { outcome: 'wait'; seconds: number }
  /** Undefined where nobody knows whether an order exists: pressing again finds out. */
  | { outcome: 'failed'; message: string | undefined }

const defaultWaitSeconds = 60
const longestWaitSeconds = 3600

/** What a clear no of POST /api/orders asks of the buyer. */
export function readRefusal(refusal: ServerError): Outcome {
  if (refusal.code === 'out_of_stock') return { outcome: 'out_of_stock', lines: readShortLines(refusal.lines) }
  if (refusal.code === 'price_changed' && isQuote(refusal.quote)) return { outcome: 'price_changed', quote: refusal.quote }
  if (refusal.code === 'too_many_requests') return { outcome: 'wait', seconds: readSeconds(refusal.retry_after) }
  if (refusal.fields) return { outcome: 'invalid', fields: refusal.fields, message: refusal.error }
  return { outcome: 'failed', message: refusal.error }
}

function readSeconds(value: unknown): number {
  const seconds = Math.ceil(Number(value))
  return seconds > 0 ? Math.min(seconds, longestWaitSeconds) : defaultWaitSeconds
}

function readShortLines(lines: unknown): ShortLine[] {
  if (!Array.isArray(lines)) return []
  return lines.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('line' in entry) || !('available' in entry)) return []
    return [{ line: Number(entry.line), available: Number(entry.available) }]
  })
}

function isQuote(value: unknown): value is Quote {
  return typeof value === 'object' && value !== null && 'total' in value && typeof value.total === 'number' && 'lines' in value
}
