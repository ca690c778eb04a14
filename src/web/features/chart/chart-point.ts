/** One place of the axis: what it is called, its value now and, beside it, before, and where what it is made of is listed. */
export type ChartPoint = { key: string; label: string; to?: string; now: number | null; before?: number | null }
