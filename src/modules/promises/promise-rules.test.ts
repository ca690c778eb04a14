import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from '#contract/rules/working-days.ts'
import { type PromisedGoods, promiseOf, type Promising } from './promise-rules.ts'
import type { Workload } from './workloads.ts'

const dayMs = 24 * 3_600_000
const aDay = fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2026, 10, 1) + days * dayMs).toISOString().slice(0, 10))
const aCalendar = fc
  .record({ workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), holidays: fc.array(aDay, { maxLength: 60 }) })
  .map(({ workingDays, holidays }) => ({ workingDays, holidays: new Set(holidays) }))
const types = ['shirts', 'mugs', 'felt']
const aWorkload: fc.Arbitrary<Workload> = fc.record({
  minutesPerPiece: fc.integer({ min: 0, max: 300 }),
  minutesPerDay: fc.integer({ min: 1, max: 2000 }),
  queuedMinutes: fc.integer({ min: 0, max: 20_000 }),
})
const workloadsOf = fc
  .tuple(aWorkload, aWorkload, aWorkload)
  .map((loads) => new Map(types.map((type, at) => [type, loads[at] as Workload])))
const someGoods: fc.Arbitrary<PromisedGoods> = fc.record({
  product_type_id: fc.constantFrom(...types, 'gone', null),
  quantity: fc.integer({ min: 1, max: 40 }),
  is_pre_order: fc.boolean(),
  ships_on: fc.option(aDay, { freq: 8 }),
})
const aZone = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
  .map(([daysFrom, more]) => ({ daysFrom, daysTo: daysFrom + more }))
const aCase = fc.record({
  goods: fc.array(someGoods, { minLength: 1, maxLength: 6 }),
  zone: aZone,
  promising: fc.record({ today: aDay, workloads: workloadsOf, calendar: aCalendar }),
})

it('promises no day off, nothing for today, and no arrival before it is made', () => {
  fc.assert(
    fc.property(aCase, ({ goods, zone, promising }) => {
      const promise = promiseOf(goods, zone, promising)
      if (!promise) return
      const { made_by, arrives_from, arrives_to } = promise
      for (const day of [made_by, arrives_from, arrives_to]) expect(isWorkingDay(day, promising.calendar)).toBe(true)
      expect(made_by > promising.today).toBe(true)
      expect(made_by <= arrives_from && arrives_from <= arrives_to).toBe(true)
      expect(arrives_from).toBe(addWorkingDays(made_by, zone.daysFrom, promising.calendar))
    }),
  )
})

it('promises nothing earlier for a longer queue, more pieces, a farther zone or less capacity', () => {
  const step = fc.record({
    queued: fc.integer({ min: 0, max: 5000 }),
    pieces: fc.integer({ min: 0, max: 20 }),
    days: fc.integer({ min: 0, max: 9 }),
  })
  fc.assert(
    fc.property(aCase, step, fc.constantFrom(...types), ({ goods, zone, promising }, more, type) => {
      const before = promiseOf(goods, zone, promising)
      const longer = (load: Workload) => ({
        ...load,
        queuedMinutes: load.queuedMinutes + more.queued,
        minutesPerDay: Math.max(1, load.minutesPerDay - more.queued),
      })
      const workloads = new Map(Array.from(promising.workloads, ([id, load]) => [id, id === type ? longer(load) : load]))
      const after = promiseOf(
        goods.map((line) => ({ ...line, quantity: line.quantity + more.pieces })),
        { daysFrom: zone.daysFrom + more.days, daysTo: zone.daysTo + more.days },
        { ...promising, workloads },
      )
      expect(after === null).toBe(before === null)
      if (!before || !after) return
      expect(after.made_by >= before.made_by).toBe(true)
      expect(after.arrives_from >= before.arrives_from && after.arrives_to >= before.arrives_to).toBe(true)
    }),
  )
})

const weekdays: Promising = {
  today: '2026-11-20',
  workloads: new Map([['shirts', { minutesPerPiece: 20, minutesPerDay: 60, queuedMinutes: 0 }]]),
  calendar: { workingDays: [1, 2, 3, 4, 5], holidays: new Set(['2026-11-25']) },
}
const shirts = (quantity: number): PromisedGoods => ({ product_type_id: 'shirts', quantity, is_pre_order: false, ships_on: null })
const pickup = { daysFrom: 0, daysTo: 0 }

it('counts the pieces of all lines of a type, around weekend and holiday', () => {
  expect(promiseOf([shirts(1)], { daysFrom: 2, daysTo: 4 }, weekdays)).toEqual({
    made_by: '2026-11-23',
    arrives_from: '2026-11-26',
    arrives_to: '2026-11-30',
  })
  expect(promiseOf([shirts(2), shirts(2)], pickup, weekdays)?.made_by).toBe('2026-11-24')
  expect(promiseOf([shirts(3), shirts(4)], pickup, weekdays)?.made_by).toBe('2026-11-26')
})

it('keeps the day of a pre-order, moved off a day off, and promises nothing where it has none', () => {
  const preOrder = (day: string | null): PromisedGoods => ({ product_type_id: 'shirts', quantity: 50, is_pre_order: true, ships_on: day })
  expect(promiseOf([preOrder('2027-01-13')], pickup, weekdays)?.made_by).toBe('2027-01-13')
  expect(promiseOf([preOrder('2027-01-16'), shirts(1)], pickup, weekdays)?.made_by).toBe('2027-01-18')
  expect(promiseOf([preOrder('2026-01-13')], pickup, weekdays)?.made_by).toBe('2026-11-23')
  expect(promiseOf([shirts(1), preOrder(null)], pickup, weekdays)).toBeNull()
})
