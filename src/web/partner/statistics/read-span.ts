import { type KnownRange, knownRanges, rangeOf } from '#contract/rules/known-ranges.ts'

/** The days, place and page of orders shown. The address holds this state. */
export type Span = { from: string; to: string; location: string | undefined; page: number }

/** The longest span for which the server answers by day. */
const mostDays = 366
const dayMs = 24 * 3_600_000
const lastPage = 10_000

type Known = { today: string; locationIds: readonly string[] }

/** Unknown or invalid values become the current month, all places and page one. */
export function readSpan(query: URLSearchParams, { today, locationIds }: Known): Span {
  const month = rangeOf('month', today)
  const [from, to] = [readDay(query.get('from')) ?? month.from, readDay(query.get('to')) ?? month.to]
  const isSpan = from <= to && countDays({ from, to }) <= mostDays
  const page = Number(query.get('page'))
  return {
    ...(isSpan ? { from, to } : month),
    location: locationIds.find((id) => id === query.get('location')),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

export function knownRangeOf({ from, to }: Pick<Span, 'from' | 'to'>, today: string): KnownRange | undefined {
  return knownRanges.find((name) => {
    const range = rangeOf(name, today)
    return range.from === from && range.to === to
  })
}

function countDays({ from, to }: Pick<Span, 'from' | 'to'>): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

function readDay(text: string | null): string | undefined {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text
}
