import { afterAll, beforeAll, vi } from 'vitest'

/** The time of day stands still for the tests of a file, so that no limit's minute passes on a busy machine. Call it at the top of the file. */
export function stopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())
}
