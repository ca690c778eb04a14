import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWorkingDays, closingOf, deliveryOf, dueDay, isWorkingDay } from './working-days.ts'

const weekdays = { workingDays: [1, 2, 3, 4, 5], holidays: new Set(['2026-12-25', '2026-11-30']) }
const dayAfter = (start: string, days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
const aDay = fc.integer({ min: 0, max: 2000 }).map((days) => dayAfter('2026-01-01', days))
const aCalendar = fc
  .record({ workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), holidays: fc.array(aDay, { maxLength: 60 }) })
  .map(({ workingDays, holidays }) => ({ workingDays, holidays: new Set(holidays) }))
const someWork = fc.record({
  queuedMinutes: fc.integer({ min: 0, max: 20_000 }),
  ownMinutes: fc.integer({ min: 0, max: 5_000 }),
  minutesPerDay: fc.integer({ min: 1, max: 2_000 }),
})

it('counts no weekend and no holiday', () => {
  expect(addWorkingDays('2026-11-27', 1, weekdays)).toBe('2026-12-01')
  expect(addWorkingDays('2026-12-24', 1, weekdays)).toBe('2026-12-28')
  expect(addWorkingDays('2026-11-28', 0, weekdays)).toBe('2026-12-01')
})

it('is due in one day at least, and later the more is queued', () => {
  const perDay = { minutesPerDay: 60 }
  expect(dueDay('2026-11-23', { queuedMinutes: 0, ownMinutes: 5, ...perDay }, weekdays)).toBe('2026-11-24')
  expect(dueDay('2026-11-23', { queuedMinutes: 55, ownMinutes: 5, ...perDay }, weekdays)).toBe('2026-11-24')
  expect(dueDay('2026-11-23', { queuedMinutes: 56, ownMinutes: 5, ...perDay }, weekdays)).toBe('2026-11-25')
})

it('closes at five in Kuala Lumpur', () => {
  expect(closingOf('2026-11-24').toISOString()).toBe('2026-11-24T09:00:00.000Z')
})

it('promises nothing by a calendar without working days', () => {
  const holidays = new Set(Array.from({ length: 400 }, (_, day) => dayAfter('2026-11-23', day)))
  expect(addWorkingDays('2026-11-23', 1, { workingDays: [1, 2, 3, 4, 5], holidays })).toBeUndefined()
})

it('never promises a day off, and no arrival before completion', () => {
  fc.assert(
    fc.property(aDay, someWork, aCalendar, fc.nat(20), fc.nat(20), (today, work, calendar, daysFrom, more) => {
      const madeBy = dueDay(today, work, calendar)
      if (madeBy === undefined) return
      expect(madeBy > today && isWorkingDay(madeBy, calendar)).toBe(true)
      const delivery = deliveryOf(madeBy, { daysFrom, daysTo: daysFrom + more }, calendar)
      if (delivery === null) return
      expect(isWorkingDay(delivery.arrives_from, calendar) && isWorkingDay(delivery.arrives_to, calendar)).toBe(true)
      expect(delivery.made_by <= delivery.arrives_from && delivery.arrives_from <= delivery.arrives_to).toBe(true)
    }),
  )
})

it('is never earlier with a longer queue', () => {
  fc.assert(
    fc.property(aDay, someWork, aCalendar, fc.nat(10_000), (today, work, calendar, more) => {
      const sooner = dueDay(today, work, calendar)
      const later = dueDay(today, { ...work, queuedMinutes: work.queuedMinutes + more }, calendar)
      if (later !== undefined) expect(sooner !== undefined && sooner <= later).toBe(true)
    }),
  )
})
