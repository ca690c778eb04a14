import type { Figures } from '#contract/figures.ts'
import { languages as shopLanguages, type Language } from '#contract/languages.ts'
import { type Comparison, deviceClasses, figureKeySeparator, funnelSteps, type ReportName } from '#contract/rules/figure-reports.ts'
import { fromSen } from '#contract/rules/money.ts'
import { dayOf, shopTimeZone } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { readCells, type SpanCells } from './cells.ts'
import { readCohorts } from './cohorts.ts'
import { readMarks } from './marks.ts'
import { listCampaignNames, listPartnerNames, listProductNames } from './names.ts'
import type { Cell } from './raw-rows.ts'
import { comparedWith, type Days, daysOf } from './span.ts'
import { readRunningOut, readWished } from './stock-outlook.ts'
import { averageOf, changesOf, daysIn, shareOf, totalsIn } from './totals.ts'

export type FigureFilter = {
  from?: string | undefined
  to?: string | undefined
  device?: (typeof deviceClasses)[number] | undefined
  language?: Language | undefined
  source?: string | undefined
}
/** `rows`: of each report. `only`: the one report that a file needs; data of the others is not read. */
type RowLimit = { rows: number; only?: ReportName | undefined }

/** Rows of a report on a page; a file has all. */
export const mostOnPage = 50

/** Returns sales and visits of a span, compared with another. Throws InvalidInput. */
export async function showFigures(
  ctx: Ctx,
  { compare, ...filter }: FigureFilter & { compare: Comparison },
  { rows, only }: RowLimit,
): Promise<Figures> {
  const now = ctx.clock.now()
  const days = daysOf(now, filter)
  const before = compare === 'none' ? undefined : comparedWith(days, compare)
  const needs = (...reports: ReportName[]) => only === undefined || reports.includes(only)
  const limitOf = (...long: ReportName[]) => ({ most: needs(...long) ? rows * 2 : 0 })
  const [orders, visits, carts, earlierOrders, earlierVisits, cohorts, running_out, wished, marks, earlierMarks] = await Promise.all([
    readCells(ctx, 'orders', days, limitOf('sold_together')),
    readCells(ctx, 'visits', days, limitOf('top_searches', 'searches_without_result')),
    needs('abandoned_carts') ? readCells(ctx, 'carts', days) : [],
    before ? readCells(ctx, 'orders', before, { reports: ['day'] }) : [],
    before ? readCells(ctx, 'visits', before, { reports: ['day', 'funnel', 'paid'] }) : [],
    readCohorts(ctx, days),
    needs('running_out') ? readRunningOut(ctx, { rows }) : [],
    needs('wished') ? readWished(ctx, { rows }) : [],
    only === undefined ? readMarks(ctx, days) : [],
    only === undefined && before ? readMarks(ctx, before) : [],
  ])
  const totals = totalsIn(orders, visits)
  const earlier = before && totalsIn(earlierOrders, earlierVisits)
  return {
    ...days,
    time_zone: shopTimeZone,
    totals,
    compare:
      before && earlier
        ? {
            ...before,
            ...earlier,
            by_day: daysIn(before, earlierOrders, earlierVisits),
            change: changesOf(totals, earlier),
            marks: earlierMarks,
            ...funnelIn(earlierVisits, filter),
          }
        : null,
    by_day: daysIn(days, orders, visits),
    ...funnelIn(visits, filter),
    abandoned_carts: cartsIn(carts),
    top_products: await productsIn(ctx, { orders, visits, rows }),
    top_searches: searchesIn(visits, (cell) => cell.n1).slice(0, rows),
    searches_without_result: searchesIn(visits, (cell) => cell.n2).slice(0, rows),
    sources: sourcesIn(orders, visits).slice(0, rows),
    campaigns: campaignsIn(visits).slice(0, rows),
    partners: await partnersIn(ctx, orders, rows),
    countries: byRevenue(cellsOf(orders, 'country'))
      .map(({ key, n1, n2 }) => ({ country: key || null, orders: n1, revenue: fromSen(n2), average_order: averageOf(n2, n1) }))
      .slice(0, rows),
    languages: languagesIn(orders, visits),
    devices: deviceClasses.map((device) => ({ device, ...visitsOf(visits, (parts) => parts.device === device) })),
    discounts: byRevenue(cellsOf(orders, 'discount'))
      .map(({ key, n1, n2, n3 }) => ({ code: key, orders: n1, revenue: fromSen(n2), discount: fromSen(n3) }))
      .slice(0, rows),
    members: membersIn(orders),
    sold_together: await pairsIn(ctx, cellsOf(orders, 'pair'), rows),
    wished,
    running_out,
    letters: await lettersIn(ctx, byRevenue(cellsOf(orders, 'letter')).slice(0, rows)),
    ...cohorts,
    marks,
    counted: countedIn(orders),
    is_open: isOpen(days, now),
    as_of: now.toISOString(),
  }
}

const isOpen = ({ to }: Days, now: Date) => to >= dayOf(now)
const cellsOf = (cells: SpanCells, report: string): Cell[] => cells.filter((cell) => cell.report === report)
const sum = (cells: readonly Cell[], n: 'n1' | 'n2' | 'n3' | 'n4' | 'n5') => cells.reduce((total, cell) => total + cell[n], 0)
const byRevenue = (cells: Cell[]) => cells.sort((a, b) => b.n2 - a.n2 || b.n1 - a.n1 || a.key.localeCompare(b.key))

/** Merges campaigns that differ only in capital letters, which an earlier release stored. */
function campaignsIn(visits: SpanCells): Figures['campaigns'] {
  return [...Map.groupBy(cellsOf(visits, 'campaign'), ({ key }) => key.toLowerCase())]
    .map(([key, cells]) => {
      const [source = '', medium = '', campaign = ''] = key.split(figureKeySeparator)
      return { source, medium, campaign, sessions: sum(cells, 'n1'), ordered_sessions: sum(cells, 'n2') }
    })
    .sort((a, b) => b.sessions - a.sessions || a.campaign.localeCompare(b.campaign) || a.source.localeCompare(b.source))
}

type Parts = { device: string; language: string; source: string }

function partsOf({ key }: Cell): Parts {
  const [device = '', language = '', source = ''] = key.split(figureKeySeparator)
  return { device, language, source }
}

function funnelIn(visits: SpanCells, { device, language, source }: FigureFilter): Pick<Figures, 'funnel' | 'paid_sessions'> {
  const matches = (cell: Cell) => {
    const parts = partsOf(cell)
    return (
      (device === undefined || parts.device === device) &&
      (language === undefined || parts.language === language) &&
      (source === undefined || parts.source === source)
    )
  }
  const selected = cellsOf(visits, 'funnel').filter(matches)
  return {
    funnel: funnelSteps.map((step, index) => ({
      step,
      sessions: sum(selected, (['n1', 'n2', 'n3', 'n4', 'n5'] as const)[index] ?? 'n1'),
    })),
    paid_sessions: sum(cellsOf(visits, 'paid').filter(matches), 'n1'),
  }
}

function visitsOf(visits: SpanCells, isSelected: (parts: Parts) => boolean) {
  const selected = cellsOf(visits, 'funnel').filter((cell) => isSelected(partsOf(cell)))
  return { sessions: sum(selected, 'n1'), ordered_sessions: sum(selected, 'n5') }
}

function cartsIn(carts: SpanCells): Figures['abandoned_carts'] {
  const rows = cellsOf(carts, 'cart').sort((a, b) => b.n1 - a.n1 || a.key.localeCompare(b.key))
  return {
    count: sum(rows, 'n1'),
    value: fromSen(sum(rows, 'n2')),
    recovered: sum(rows, 'n3'),
    recovered_value: fromSen(sum(rows, 'n4')),
    by_step: rows.map(({ key, n1, n2, n3, n4 }) => ({
      step: key,
      count: n1,
      value: fromSen(n2),
      recovered: n3,
      recovered_value: fromSen(n4),
    })),
  }
}

async function productsIn(ctx: Ctx, { orders, visits, rows }: { orders: SpanCells; visits: SpanCells; rows: number }) {
  const sold = new Map(cellsOf(orders, 'product').map((cell) => [cell.key, cell]))
  const seen = new Map(cellsOf(visits, 'product').map((cell) => [cell.key, cell]))
  const figures = [...new Set([...sold.keys(), ...seen.keys()])]
    .map((key) => ({
      product_id: key,
      views: seen.get(key)?.n1 ?? 0,
      adds: seen.get(key)?.n2 ?? 0,
      orders: sold.get(key)?.n1 ?? 0,
      units: sold.get(key)?.n2 ?? 0,
      sen: sold.get(key)?.n3 ?? 0,
    }))
    .sort((a, b) => b.sen - a.sen || b.units - a.units || b.views - a.views || a.product_id.localeCompare(b.product_id))
  // Events may name products that never existed.
  const names = await listProductNames(
    ctx,
    figures.slice(0, rows * 2).map(({ product_id }) => product_id),
    { withImages: Number.isFinite(rows) },
  )
  return figures
    .flatMap(({ sen, ...row }) => {
      const named = names.get(row.product_id)
      return named ? [{ ...row, ...named, revenue: fromSen(sen) }] : []
    })
    .slice(0, rows)
}

function searchesIn(visits: SpanCells, countOf: (cell: Cell) => number) {
  return cellsOf(visits, 'search')
    .filter((cell) => countOf(cell) > 0)
    .map((cell) => ({ query: cell.key, searches: countOf(cell), sessions: cell.n3, ordered_sessions: cell.n4 }))
    .sort((a, b) => b.searches - a.searches || a.query.localeCompare(b.query))
}

function sourcesIn(orders: SpanCells, visits: SpanCells): Figures['sources'] {
  const bought = new Map(cellsOf(orders, 'source').map((cell) => [cell.key, cell]))
  const sources = new Set([...cellsOf(visits, 'funnel').map((cell) => partsOf(cell).source), ...bought.keys()])
  sources.delete('')
  return [...sources]
    .map((source) => ({
      source,
      ...visitsOf(visits, (parts) => parts.source === source),
      orders: bought.get(source)?.n1 ?? 0,
      revenue: fromSen(bought.get(source)?.n2 ?? 0),
    }))
    .sort((a, b) => b.sessions - a.sessions || a.source.localeCompare(b.source))
}

async function pairsIn(ctx: Ctx, cells: Cell[], rows: number): Promise<Figures['sold_together']> {
  const pairs = cells
    .sort((a, b) => b.n1 - a.n1 || a.key.localeCompare(b.key))
    .slice(0, rows * 2)
    .map(({ key, n1 }) => ({ ids: key.split(figureKeySeparator), orders: n1 }))
  const names = await listProductNames(ctx, [...new Set(pairs.flatMap(({ ids }) => ids))])
  return pairs
    .flatMap(({ ids: [one = '', other = ''], orders }) => {
      const [named, beside] = [names.get(one), names.get(other)]
      return named && beside
        ? [{ product_id: one, name: named.name, sku: named.sku, with_id: other, with_name: beside.name, with_sku: beside.sku, orders }]
        : []
    })
    .slice(0, rows)
}

async function lettersIn(ctx: Ctx, cells: readonly Cell[]): Promise<Figures['letters']> {
  const letters = cells.map(({ key, n1, n2 }) => {
    const [kind, id = ''] = key.split(':')
    return { kind: kind === 'campaign' ? ('campaign' as const) : ('automation' as const), id, orders: n1, revenue: fromSen(n2) }
  })
  const names = await listCampaignNames(
    ctx,
    letters.flatMap(({ kind, id }) => (kind === 'campaign' ? [id] : [])),
  )
  return letters.map((letter) => ({ ...letter, name: names.get(letter.id)?.name ?? null }))
}

async function partnersIn(ctx: Ctx, orders: SpanCells, rows: number): Promise<Figures['partners']> {
  const cells = byRevenue(cellsOf(orders, 'partner')).slice(0, rows)
  const names = await listPartnerNames(
    ctx,
    cells.map(({ key }) => key),
  )
  return cells.flatMap(({ key, n1, n2 }) => {
    const named = names.get(key)
    return named ? [{ partner_id: key, ...named, orders: n1, revenue: fromSen(n2) }] : []
  })
}

function languagesIn(orders: SpanCells, visits: SpanCells): Figures['languages'] {
  return shopLanguages.map((language) => {
    const bought = cellsOf(orders, 'language').filter(({ key }) => key === language)
    return {
      language,
      ...visitsOf(visits, (parts) => parts.language === language),
      orders: sum(bought, 'n1'),
      revenue: fromSen(sum(bought, 'n2')),
    }
  })
}

function membersIn(orders: SpanCells): Figures['members'] {
  const [members, guests] = ['member', 'guest'].map((buyer) => cellsOf(orders, 'buyer').filter(({ key }) => key === buyer))
  const [sen, guestSen] = [sum(members ?? [], 'n2'), sum(guests ?? [], 'n2')]
  return {
    share: shareOf(sen, sen + guestSen),
    revenue: fromSen(sen),
    orders: sum(members ?? [], 'n1'),
    guest_revenue: fromSen(guestSen),
    guest_orders: sum(guests ?? [], 'n1'),
  }
}

/** Counts orders placed in the web shop, and those with a known source. */
function countedIn(orders: SpanCells): Figures['counted'] {
  const sources = cellsOf(orders, 'source')
  return {
    orders: sum(
      sources.filter(({ key }) => key !== ''),
      'n1',
    ),
    of: sum(sources, 'n1'),
  }
}
