import { expect, it } from 'vitest'
import { groupHours, openStateAt, readOpeningHours } from './opening-hours.ts'

const week = readOpeningHours('Mo-Fr 9:00-18:00; Sa 10:00-14:00') ?? []

/** 2026-03-16 is a Monday; Kuala Lumpur is eight hours ahead of UTC. */
it.each([
  ['2026-03-16T01:00:00Z', { isOpen: true, until: '18:00' }],
  ['2026-03-16T00:59:59Z', { isOpen: false, next: { day: 'today', from: '9:00' } }],
  ['2026-03-16T09:59:59Z', { isOpen: true, until: '18:00' }],
  ['2026-03-16T10:00:00Z', { isOpen: false, next: { day: 'tomorrow', from: '9:00' } }],
  ['2026-03-20T12:00:00Z', { isOpen: false, next: { day: 'tomorrow', from: '10:00' } }],
  ['2026-03-21T02:00:00Z', { isOpen: true, until: '14:00' }],
  ['2026-03-21T06:00:00Z', { isOpen: false, next: { day: 1, from: '9:00' } }],
  ['2026-03-22T04:00:00Z', { isOpen: false, next: { day: 'tomorrow', from: '9:00' } }],
  ['2026-03-22T17:00:00Z', { isOpen: false, next: { day: 'today', from: '9:00' } }],
])('agrees at %s with the opening hours on the door', (instant, state) => {
  expect(openStateAt(new Date(instant), week)).toEqual(state)
})

it('is closed on a holiday, and shows nothing of a door that never opens', () => {
  const monday = new Date('2026-03-16T03:00:00Z')
  expect(openStateAt(monday, week, ['2026-03-16'])).toEqual({ isOpen: false, next: { day: 'tomorrow', from: '9:00' } })
  expect(openStateAt(monday, week, ['2026-03-16', '2026-03-17'])).toEqual({ isOpen: false, next: { day: 3, from: '9:00' } })
  expect(openStateAt(monday, readOpeningHours('') ?? [])).toEqual({ isOpen: false })
})

it('groups days in a row with the same hours', () => {
  expect(groupHours(week)).toEqual([
    { from: 1, to: 5, hours: { opens: '9:00', closes: '18:00' } },
    { from: 6, to: 6, hours: { opens: '10:00', closes: '14:00' } },
    { from: 7, to: 7, hours: null },
  ])
})

it('reads days, spans and leading zeros, and refuses other input', () => {
  expect(readOpeningHours('We 09:30 – 12:00')?.[2]).toEqual({ opens: '9:30', closes: '12:00' })
  for (const text of ['9-18', 'Mo-Fr', 'Mo 18:00-9:00', 'Fr-Mo 9:00-10:00', 'Xx 9:00-10:00', 'Mo 9:00-24:30', 'Mo 9:60-10:00'])
    expect(readOpeningHours(text), text).toBeUndefined()
})
