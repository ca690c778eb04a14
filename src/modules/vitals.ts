/** Figures that one process counts itself, without a query. */
export type Vitals = {
  pool: { most: number; open: number; idle: number; waiting: number }
  cache: { answers: number; bytes: number; hits: number; misses: number }
  streams: number
}
