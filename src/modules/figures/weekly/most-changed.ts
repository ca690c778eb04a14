import type { Figures } from '#contract/figures.ts'

/** The figures of the weekly mail, in the order used for equal changes. */
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

const figuresInMail = 5

/** Returns the five figures that changed most, as a share of the larger value. Unchanged figures are left out. */
export function mostChanged(week: Figures, before: Figures): ChangedFigure[] {
  const [now, earlier] = [valuesOf(week), valuesOf(before)]
  return weekFigures
    .map((name) => ({ name, now: now[name], before: earlier[name] }))
    .filter((figure) => changeOf(figure) > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a))
    .slice(0, figuresInMail)
}

/** Between 0 and 1 for figures of the same sign. */
function changeOf({ now, before }: ChangedFigure): number {
  const [a, b] = [now ?? 0, before ?? 0]
  const larger = Math.max(Math.abs(a), Math.abs(b))
  return larger === 0 ? 0 : Math.abs(a - b) / larger
}

function valuesOf({ totals, abandoned_carts, members }: Figures): Record<WeekFigure, number | null> {
  return { ...totals, carts: abandoned_carts.count, recovered: abandoned_carts.recovered, member_revenue: members.revenue }
}
