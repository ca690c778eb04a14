/** `marks`: what happened there, in words. */
export type ChartPoint = { key: string; label: string; to?: string; now: number | null; before?: number | null; marks?: readonly string[] }
