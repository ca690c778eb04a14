import { expect, it } from 'vitest'
import { openStateAt } from './opening-hours.ts'

/** 2026-03-16 is a Monday; Kuala Lumpur is eight hours ahead of UTC. */
it.each([
  ['2026-03-16T01:00:00Z', { isOpen: true, until: '18:00' }],
  ['2026-03-16T00:59:59Z', { isOpen: false, day: 'today', from: '9:00' }],
  ['2026-03-16T09:59:59Z', { isOpen: true, until: '18:00' }],
  ['2026-03-16T10:00:00Z', { isOpen: false, day: 'tomorrow', from: '9:00' }],
  ['2026-03-20T12:00:00Z', { isOpen: false, day: 'tomorrow', from: '10:00' }],
  ['2026-03-21T02:00:00Z', { isOpen: true, until: '14:00' }],
  ['2026-03-21T06:00:00Z', { isOpen: false, day: 'monday', from: '9:00' }],
  ['2026-03-22T04:00:00Z', { isOpen: false, day: 'tomorrow', from: '9:00' }],
  ['2026-03-22T17:00:00Z', { isOpen: false, day: 'today', from: '9:00' }],
])('says at %s what the door says', (instant, state) => {
  expect(openStateAt(new Date(instant))).toEqual(state)
})
