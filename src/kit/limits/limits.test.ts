import { describe, expect, it } from 'vitest'
import { TooManyRequests } from '#kit/http/domain-error.ts'
import { testDatabase } from '#tests/support/database.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'
import { type Limit, unlimited } from './limits.ts'
import { createLimits } from './postgres-limits.ts'

stopClock()
const { pool } = await testDatabase()
const secret = 'a secret of at least thirty-two characters'
const limits = createLimits({ pool, secret })
const fivePerMinute: Limit = { name: 'test-by-address', points: 5, perSeconds: 60 }

async function takeMany(count: number, key: string, counted = limits) {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => counted.take(fivePerMinute, key)))
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
}

describe('limits', () => {
  it('lets exactly the allowed number through when forty ask at once', async () => {
    const refusals = await takeMany(40, 'parallel')
    expect(refusals).toHaveLength(35)
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(TooManyRequests)
      expect(refusal).toMatchObject({ status: 429 })
    }
  })

  it('says how many whole seconds to wait', async () => {
    const [refusal] = await takeMany(6, 'waiting')
    const seconds = refusal instanceof TooManyRequests ? refusal.retryAfterSeconds : 0
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(Number.isInteger(seconds)).toBe(true)
  })

  it('counts each key and each limit apart', async () => {
    expect(await takeMany(5, 'one')).toHaveLength(0)
    expect(await takeMany(5, 'two')).toHaveLength(0)
    await expect(limits.take({ ...fivePerMinute, name: 'another-limit' }, 'one')).resolves.toBeUndefined()
  })

  it('remembers over a restart and on another instance', async () => {
    await takeMany(5, 'restart')
    expect(await takeMany(1, 'restart', createLimits({ pool, secret }))).toHaveLength(1)
  })

  it('starts again when the time is over', async () => {
    await takeMany(6, 'over')
    await pool.query("update rate_limits set expire = expire - 61000 where key like 'test-by-address:%'")
    expect(await takeMany(5, 'over')).toHaveLength(0)
  })

  it('allows one more after a use was returned', async () => {
    await takeMany(5, 'returned')
    await limits.giveBack(fivePerMinute, 'returned')
    expect(await takeMany(2, 'returned')).toHaveLength(1)
  })

  it('checks without counting', async () => {
    for (let time = 0; time < 6; time += 1) await limits.check(fivePerMinute, 'checked')
    await takeMany(4, 'checked')
    await expect(limits.check(fivePerMinute, 'checked')).resolves.toBeUndefined()
    await takeMany(1, 'checked')
    await expect(limits.check(fivePerMinute, 'checked')).rejects.toMatchObject({ status: 429 })
    await expect(limits.check(fivePerMinute, 'another')).resolves.toBeUndefined()
  })

  it('follows a limit that is changed while the shop runs, with earlier counts', async () => {
    await takeMany(5, 'changed')
    const eight = { ...fivePerMinute, points: 8 }
    for (let count = 6; count <= 8; count += 1) await expect(limits.take(eight, 'changed')).resolves.toBeUndefined()
    await expect(limits.take(eight, 'changed')).rejects.toBeInstanceOf(TooManyRequests)
    await expect(limits.take({ ...fivePerMinute, points: 20 }, 'changed')).resolves.toBeUndefined()
    await expect(limits.take(fivePerMinute, 'changed')).rejects.toBeInstanceOf(TooManyRequests)
  })

  it('seals a key for other tables, the same on every instance, and without limits not at all', () => {
    expect(limits.seal('203.0.113.7')).toEqual(createLimits({ pool, secret }).seal('203.0.113.7'))
    expect(limits.seal('203.0.113.7')).not.toEqual(limits.seal('203.0.113.8'))
    expect(limits.seal('203.0.113.7')?.toString('latin1')).not.toContain('203')
    expect(unlimited.seal('203.0.113.7')).toBeUndefined()
  })

  it('stores no address in clear', async () => {
    await limits.take(fivePerMinute, 'aigerim@example.com')
    const { rows } = await pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.map(({ key }) => key).join()).not.toContain('aigerim')
  })
})
