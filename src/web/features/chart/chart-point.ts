export type ChartPoint = { key: string; label: string; to?: string; now: number | null; before?: number | null }
