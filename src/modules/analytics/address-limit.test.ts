import { expect, it } from 'vitest'
import { TooManyRequests } from '#kit/http/domain-error.ts'
import { AddressLimit } from './address-limit.ts'

function limitAt(options: { burst: number; perSecond: number; mostAddresses?: number }) {
  const time = { ms: 0 }
  const limit = new AddressLimit({ ...options, nowMs: () => time.ms })
  const isTaken = (address: string) => {
    try {
      limit.take(address)
      return true
    } catch (error) {
      if (error instanceof TooManyRequests) return false
      throw error
    }
  }
  return { limit, time, isTaken }
}

it('takes a burst, then as many as come again with time', () => {
  const { time, isTaken } = limitAt({ burst: 3, perSecond: 2 })
  expect([1, 2, 3, 4].map(() => isTaken('a'))).toEqual([true, true, true, false])
  time.ms = 500
  expect([isTaken('a'), isTaken('a')]).toEqual([true, false])
  time.ms = 60_000
  expect([1, 2, 3, 4].map(() => isTaken('a'))).toEqual([true, true, true, false])
})

it('says in whole seconds how long to wait', () => {
  const { limit } = limitAt({ burst: 1, perSecond: 0.25 })
  limit.take('a')
  expect(() => limit.take('a')).toThrow(expect.objectContaining({ retryAfterSeconds: 4 }))
})

it('counts each address separately', () => {
  const { isTaken } = limitAt({ burst: 1, perSecond: 1 })
  expect([isTaken('a'), isTaken('a'), isTaken('b')]).toEqual([true, false, true])
})

it('forgets the least recent when too many come', () => {
  const { isTaken } = limitAt({ burst: 1, perSecond: 0.001, mostAddresses: 10 })
  for (let n = 0; n < 10; n += 1) expect(isTaken(`old-${n}`)).toBe(true)
  expect(isTaken('new')).toBe(true)
  expect([isTaken('old-0'), isTaken('old-9'), isTaken('new')]).toEqual([true, false, false])
})
