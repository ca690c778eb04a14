import { expect, it } from 'vitest'
import { phaseOf } from './session-phase.ts'

const minuteMs = 60_000
const limits = { idleMs: 30 * minuteMs, endsAtMs: 12 * 60 * minuteMs }

it.each([
  [5, 5, 'open'],
  [5, 0, 'open'],
  [29, 0, 'ending'],
  [30, 0, 'idle'],
  [300, 0, 'idle'],
  [300, 300, 'open'],
  [720, 720, 'over'],
  [720, 0, 'over'],
] as const)('after %i minutes, last used after %i, is %s', (nowMinutes, usedMinutes, phase) => {
  expect(phaseOf(limits, { nowMs: nowMinutes * minuteMs, activeAtMs: usedMinutes * minuteMs })).toBe(phase)
})
