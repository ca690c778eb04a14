export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface SettableClock extends Clock {
  set(instant: Date | string): void
  advance(milliseconds: number): void
}

export function settableClock(start: Date | string = '2026-03-21T04:00:00Z'): SettableClock {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set(instant) {
      current = new Date(instant).getTime()
    },
    advance(milliseconds) {
      current += milliseconds
    },
  }
}
