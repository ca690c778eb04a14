import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function trying() {
  const state = { isNeeded: true, times: 0 }
  const tryNow = () => {
    state.times += 1
    return Promise.resolve()
  }
  return { state, stop: keepTrying({ isNeeded: () => state.isNeeded, tryNow }) }
}

it('tries at once, then after growing pauses of at most 30 seconds while it is needed', async () => {
  const { state, stop } = trying()
  expect(state.times).toBe(1)
  for (const [pauseMs, times] of [
    [5_000, 2],
    [10_000, 3],
    [20_000, 4],
    [30_000, 5],
    [30_000, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(state.times).toBe(times - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(state.times).toBe(times)
  }
  state.isNeeded = false
  await vi.advanceTimersByTimeAsync(120_000)
  expect(state.times).toBe(6)
  state.isNeeded = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state.times).toBe(7)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(state.times).toBe(7)
})

it('tries when the network returns, and starts with short pauses again', async () => {
  const { state, stop } = trying()
  await vi.advanceTimersByTimeAsync(40_000)
  const before = state.times
  vi.stubGlobal('navigator', { onLine: false })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(state.times).toBe(before)
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  expect(state.times).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state.times).toBe(before + 2)
  stop()
})
