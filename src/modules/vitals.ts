/** How one process of the shop is doing: what it counts by itself, without asking anybody. */
export type Vitals = {
  pool: { most: number; open: number; idle: number; waiting: number }
  cache: { answers: number; bytes: number; hits: number; misses: number }
  streams: number
}
