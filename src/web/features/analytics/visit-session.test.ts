import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, findSession, forgetSession, readSession, sessionMs } from './visit-session.ts'

const at = 1_800_000_000_000
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
})

it('ends thirty minutes after its start, regardless of events in between', () => {
  const { id } = beginSession(at)
  expect(findSession(at + sessionMs - 1)?.id).toBe(id)
  expect(findSession(at + sessionMs)).toBeUndefined()
  expect(readSession()).toEqual({ id, startedAt: at })
})

it('has a name of its own, in the order of time', () => {
  const ids = [1, 2, 3].map((minutes) => beginSession(at + minutes * 60_000).id)
  expect(new Set(ids).size).toBe(3)
  expect([...ids].sort()).toEqual(ids)
})

it('does not begin in the future, after a clock was set back', () => {
  beginSession(at)
  expect(findSession(at - 3_600_000)).toBeUndefined()
})

it('is nothing for invalid data', () => {
  stored.set('tulpar.visit', '{"id":"<script>","startedAt":1}')
  expect(readSession()).toBeUndefined()
  stored.set('tulpar.visit', '{')
  expect(readSession()).toBeUndefined()
})

it('lives as long as the page where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  const { id } = beginSession(at)
  expect(findSession(at + 1)?.id).toBe(id)
})
