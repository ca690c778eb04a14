import type { Vitals } from '#modules/vitals.ts'
import type { Shop } from './shop.ts'

/** What this process counts: for its figures, and for what it says of itself to the others. */
export function vitalsOf({ pool, responseCache, states }: Pick<Shop, 'pool' | 'responseCache' | 'states'>): Vitals {
  return {
    pool: { most: pool.options.max, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    cache: { answers: responseCache.size, bytes: responseCache.bytes, ...responseCache.counts },
    streams: states.live.changes.streams.size + states.live.hints.size + states.figures.readers,
  }
}
