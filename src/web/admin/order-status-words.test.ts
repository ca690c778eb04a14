import { expect, it } from 'vitest'
import { canBeMarked, isUnmade, nextStatusOf, wordOf } from './order-status-words.ts'

const parcel = { delivery: 'parcel', event_id: null } as const
const studio = { delivery: 'pickup', event_id: null } as const
const atEvent = { delivery: 'pickup', event_id: 'e' } as const

it('ships parcels, and names the place of a studio collection', () => {
  expect([wordOf('shipped', parcel), wordOf('shipped', studio), wordOf('completed', studio)]).toEqual(['shipped', 'ready', 'completed'])
  expect([parcel, studio, atEvent].map((order) => canBeMarked(order, 'shipped'))).toEqual([true, true, false])
})

it('leads from one status to the next, and leaves hand-overs at an event to their own part', () => {
  expect(nextStatusOf({ ...studio, status: 'processing' })).toBe('shipped')
  expect(nextStatusOf({ ...atEvent, status: 'pending' })).toBe('processing')
  expect(nextStatusOf({ ...atEvent, status: 'processing' })).toBeUndefined()
})

it('warns of unfinished work, only of parcels sent or handed over', () => {
  const begun = { production: { items: 3, done: 1, is_ready: false } }
  expect((['processing', 'shipped', 'completed', 'cancelled'] as const).map((status) => isUnmade(begun, status))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isUnmade({ production: { items: 3, done: 3, is_ready: true } }, 'shipped')).toBe(false)
  expect(isUnmade({ production: null }, 'shipped')).toBe(false)
})
