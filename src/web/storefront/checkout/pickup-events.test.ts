import { expect, it } from 'vitest'
import { offeredEvents, type PickupEvent } from './pickup-events.ts'

const event = (id: string, productIds: string[]): PickupEvent => ({
  id,
  slug: id,
  title: id,
  venue: '',
  address: '',
  when: '',
  until: '',
  paysAtStall: true,
  productIds,
})
const events = [event('market', ['tee', 'mug']), event('evening', ['pin'])]
const idsOf = (found: PickupEvent[]) => found.map(({ id }) => id)

it('offers the events that have something of the cart, and the one that was chosen whatever it has', () => {
  expect(idsOf(offeredEvents(events, ['mug'], undefined))).toEqual(['market'])
  expect(idsOf(offeredEvents(events, ['bag'], undefined))).toEqual([])
  expect(idsOf(offeredEvents(events, ['mug'], 'evening'))).toEqual(['market', 'evening'])
})
