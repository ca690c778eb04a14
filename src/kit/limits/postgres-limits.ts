import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { orUnavailable } from '#kit/database/database-away.ts'
import { TooManyRequests } from '#kit/http/domain-error.ts'
import type { Limit, Limits } from './limits.ts'

type PostgresLimitsOptions = {
  pool: Pool
  /** Keys are stored as HMACs, so the table reveals no address. */
  secret: string
  /** Called with the limit's name at each refusal. */
  onRefused?: (name: string) => void
}

/** Counts in `rate_limits`, shared by all instances: one upsert per use, outside the caller's transaction. */
export function createLimits({ pool, secret, onRefused }: PostgresLimitsOptions): Limits {
  const counters = new Map<string, RateLimiterPostgres>()

  function counterOf(limit: Limit): RateLimiterPostgres {
    // A limit may be a setting. A change of its points makes a new counter over the same counts.
    const counterName = `${limit.name} ${limit.points}/${limit.perSeconds}`
    const known = counters.get(counterName)
    if (known) return known
    const counter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: '',
      points: limit.points,
      duration: limit.perSeconds,
      // A persistent offender is refused from memory and costs the database nothing.
      ...(limit.isReturnable ? {} : { inMemoryBlockOnConsumed: limit.points * 3 }),
      // One sweep of expired rows per instance is enough.
      clearExpiredByTimeout: counters.size === 0,
    })
    counters.set(counterName, counter)
    return counter
  }

  function hashedKey(limit: Limit, key: string): string {
    return `${limit.name}:${createHmac('sha256', secret).update(`${limit.name}\n${key}`).digest('base64url').slice(0, 27)}`
  }

  async function giveBack(limit: Limit, key: string): Promise<void> {
    await counterOf(limit)
      .reward(hashedKey(limit, key))
      .catch((error: unknown) => {
        throw orUnavailable(error)
      })
  }

  function tooMany(limit: Limit, { msBeforeNext }: RateLimiterRes): TooManyRequests {
    onRefused?.(limit.name)
    return new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)))
  }

  return {
    async take(limit, key) {
      try {
        await counterOf(limit).consume(hashedKey(limit, key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw orUnavailable(refusal)
        if (limit.isReturnable) await giveBack(limit, key)
        throw tooMany(limit, refusal)
      }
    },
    async check(limit, key) {
      const counted = await counterOf(limit)
        .get(hashedKey(limit, key))
        .catch((error: unknown) => {
          throw orUnavailable(error)
        })
      if (counted && counted.consumedPoints >= limit.points) throw tooMany(limit, counted)
    },
    giveBack,
    seal: (key) => createHmac('sha256', secret).update(`sealed\n${key}`).digest().subarray(0, 16),
  }
}
