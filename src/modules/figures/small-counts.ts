import type { Figures } from '#contract/figures.ts'
import { fewestVisits, otherSource } from '#contract/rules/figure-reports.ts'
import { fromSen, money } from '#contract/rules/money.ts'

type Visited = { sessions: number; ordered_sessions: number }
type Row<Name extends keyof Figures> = Figures[Name] extends readonly (infer One)[] ? One : never
type Counted<Name extends keyof Figures> = (Omit<Row<Name>, keyof Visited> & Visited)[]
type Cart = Figures['abandoned_carts']['by_step'][number]

/** `others`: visits without an order in the funnel. `rest`: visits without an order outside the funnel. */
type FunnelOf = { isNarrowed: boolean; others: number; rest: number }

/** Figures that still include rows of few visits. */
export type CountedFigures = Omit<
  Figures,
  | 'funnel_withheld'
  | 'paid_sessions'
  | 'compare'
  | 'top_products'
  | 'top_searches'
  | 'searches_without_result'
  | 'sources'
  | 'campaigns'
  | 'languages'
  | 'devices'
> & {
  paid_sessions: number
  funnel_of: FunnelOf
  compare: (Omit<NonNullable<Figures['compare']>, 'paid_sessions'> & { paid_sessions: number; funnel_of: FunnelOf }) | null
  top_products: (Omit<Row<'top_products'>, 'views' | 'adds'> & {
    views: number
    adds: number
    /** The views and adds in visits with an order. */
    views_ordered: number
    adds_ordered: number
  })[]
  top_searches: Counted<'top_searches'>
  searches_without_result: Counted<'searches_without_result'>
  sources: Counted<'sources'>
  campaigns: Counted<'campaigns'>
  languages: Counted<'languages'>
  devices: Counted<'devices'>
}

/** Figures of so few visits without an order could identify a visitor. Buyers are known by their orders anyway. */
const isFew = (others: number) => others > 0 && others < fewestVisits
const othersOf = ({ sessions, ordered_sessions }: Visited) => sessions - ordered_sessions

/** Hides report rows and narrowed funnels with one to four visits without an order: they are left out, lose counts or are merged. */
export function suppressSmallCounts(
  { compare, funnel_of, funnel, paid_sessions, top_searches, searches_without_result, sources, campaigns, ...figures }: CountedFigures,
  { rows }: { rows: number },
): Figures {
  const isWithheld = isOfFew(funnel_of)
  return {
    ...figures,
    funnel: isWithheld ? [] : funnel,
    funnel_withheld: isWithheld,
    compare: compare && earlierWithoutFew(compare),
    paid_sessions: isWithheld ? null : paid_sessions,
    abandoned_carts: { ...figures.abandoned_carts, by_step: cartsWithoutFew(figures.abandoned_carts.by_step) },
    top_products: figures.top_products.map(({ views, adds, views_ordered, adds_ordered, ...row }) => ({
      ...row,
      views: isFew(views - views_ordered) ? null : views,
      adds: isFew(adds - adds_ordered) ? null : adds,
    })),
    top_searches: searchesWithoutFew(top_searches).slice(0, rows),
    searches_without_result: searchesWithoutFew(searches_without_result).slice(0, rows),
    sources: sourcesWithoutFew(sources).slice(0, rows),
    campaigns: campaignsWithoutFew(campaigns).slice(0, rows),
    languages: withoutFewSessions(figures.languages),
    devices: withoutFewSessions(figures.devices),
  }
}

const isOfFew = ({ isNarrowed, others, rest }: FunnelOf) => isNarrowed && (isFew(others) || isFew(rest))

function earlierWithoutFew({ funnel_of, ...earlier }: NonNullable<CountedFigures['compare']>): Figures['compare'] {
  return isOfFew(funnel_of) ? { ...earlier, funnel: [], paid_sessions: null } : earlier
}

/** Returns the rows with few visits, and more rows until the report's total no longer reveals those. */
function fewIn<One>(rows: readonly One[], othersIn: (row: One) => number): ReadonlySet<One> {
  const byOthers = rows.filter((row) => othersIn(row) > 0).toSorted((a, b) => othersIn(a) - othersIn(b))
  const few = new Set<One>()
  let others = 0
  for (const row of byOthers) {
    if (!isFew(othersIn(row)) && !isFew(others)) break
    few.add(row)
    others += othersIn(row)
  }
  return few
}

function withoutFewSessions<One extends Visited>(rows: readonly One[]): (Omit<One, 'sessions'> & { sessions: number | null })[] {
  const few = fewIn(rows, othersOf)
  return rows.map((row) => (few.has(row) ? { ...row, sessions: null } : row))
}

function searchesWithoutFew(rows: Counted<'top_searches'>): Figures['top_searches'] {
  return rows.filter((row) => !isFew(othersOf(row)))
}

/** A source of few visits keeps its name when it brought orders. */
function sourcesWithoutFew(rows: CountedFigures['sources']): Figures['sources'] {
  const few = fewIn(rows, othersOf)
  const isKnown = (row: CountedFigures['sources'][number]) => row.orders > 0 || row.ordered_sessions > 0
  const shown = rows.flatMap((row): Figures['sources'] => {
    if (!few.has(row)) return [row]
    return isKnown(row) ? [{ ...row, sessions: null }] : []
  })
  const sessions = sum(
    [...few].filter((row) => !isKnown(row)),
    othersOf,
  )
  if (sessions < fewestVisits) return shown
  return [...shown, { source: otherSource, sessions, ordered_sessions: 0, orders: 0, revenue: fromSen(0) }].toSorted(
    (a, b) => (b.sessions ?? 0) - (a.sessions ?? 0),
  )
}

function campaignsWithoutFew(rows: CountedFigures['campaigns']): Figures['campaigns'] {
  const few = fewIn(rows, othersOf)
  const shown = rows.filter((row) => !few.has(row))
  const some = [...few]
  if (sum(some, othersOf) < fewestVisits) return shown
  const merged = {
    source: otherSource,
    medium: '',
    campaign: '',
    sessions: sum(some, ({ sessions }) => sessions),
    ordered_sessions: sum(some, ({ ordered_sessions }) => ordered_sessions),
  }
  return [...shown, merged].toSorted((a, b) => b.sessions - a.sessions)
}

/** Recovered carts are not protected, since they belong to buyers. */
function cartsWithoutFew(rows: readonly Cart[]): Cart[] {
  const others = ({ count, recovered }: Cart) => count - recovered
  const few = [...fewIn(rows, others)]
  const shown = rows.filter((row) => !few.includes(row))
  if (sum(few, others) < fewestVisits) return shown
  const added = (of: (row: Cart) => number) => money(Math.round(sum(few, of) * 100) / 100)
  const merged = {
    step: 'other',
    count: sum(few, ({ count }) => count),
    value: added(({ value }) => value),
    recovered: sum(few, ({ recovered }) => recovered),
    recovered_value: added(({ recovered_value }) => recovered_value),
  }
  return [...shown, merged]
}

const sum = <One>(rows: readonly One[], of: (row: One) => number) => rows.reduce((total, row) => total + of(row), 0)
