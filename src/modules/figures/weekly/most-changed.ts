import type { Figures } from '#contract/figures.ts'

/** Figures that a week is told by, in the order in which they are told where they changed alike. */
export const weekFigures = [
  'revenue',
  'orders',
  'average_order',
  'units',
  'visitors',
  'sessions',
  'conversion',
  'refunds',
  'carts',
  'recovered',
  'member_revenue',
] as const
export type WeekFigure = (typeof weekFigures)[number]
export type ChangedFigure = { name: WeekFigure; now: number | null; before: number | null }

const figuresTold = 5

/** The five that changed most, as a share of the larger of both; what stayed is not told. */
export function mostChanged(week: Figures, before: Figures): ChangedFigure[] {
  const [now, earlier] = [valuesOf(week), valuesOf(before)]
  return weekFigures
    .map((name) => ({ name, now: now[name], before: earlier[name] }))
    .filter((figure) => changeOf(figure) > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a))
    .slice(0, figuresTold)
}

/** Between 0 and 1. */
function changeOf({ now, before }: ChangedFigure): number {
  const [a, b] = [now ?? 0, before ?? 0]
  const larger = Math.max(Math.abs(a), Math.abs(b))
  return larger === 0 ? 0 : Math.abs(a - b) / larger
}

function valuesOf({ totals, abandoned_carts, members }: Figures): Record<WeekFigure, number | null> {
  return { ...totals, carts: abandoned_carts.count, recovered: abandoned_carts.recovered, member_revenue: members.revenue }
}
