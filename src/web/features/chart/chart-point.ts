/** `marks`: texts of events at this point; `beforeMarks`: those at the same point of the previous period. */
export type ChartPoint = {
  key: string
  label: string
  to?: string
  now: number | null
  before?: number | null
  marks?: readonly string[]
  beforeMarks?: readonly string[]
}
