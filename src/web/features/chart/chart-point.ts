/** `marks`: what happened there, in words; `beforeMarks`: at the same place before. */
export type ChartPoint = {
  key: string
  label: string
  to?: string
  now: number | null
  before?: number | null
  marks?: readonly string[]
  beforeMarks?: readonly string[]
}
