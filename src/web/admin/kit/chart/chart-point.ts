/** One place of the axis: what it is called, its value now and, beside it, before. */
export type ChartPoint = { key: string; label: string; now: number | null; before?: number | null }
