import { afterAll, beforeAll, vi } from 'vitest'

/** Stops `Date` for the tests of a file, so that no rate limit expires on a busy machine. Call it at the top of the file. */
export function stopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())
}
