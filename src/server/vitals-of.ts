import type { Vitals } from '#modules/vitals.ts'
import type { Shop } from './shop.ts'

/** Reads what this process counts, for its metrics and for its report to the other instances. */
export function vitalsOf({ pool, responseCache, states }: Pick<Shop, 'pool' | 'responseCache' | 'states'>): Vitals {
  return {
    pool: { most: pool.options.max, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    cache: { answers: responseCache.size, bytes: responseCache.bytes, ...responseCache.counts },
    streams: states.live.changes.streams.size + states.live.hints.size + states.figures.readers,
  }
}
