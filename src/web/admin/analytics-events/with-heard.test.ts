import { expect, it } from 'vitest'
import type { VisitEvent } from '#contract/figures.ts'
import { withHeard } from './with-heard.ts'

const at = (second: number) =>
  ({ id: `event-${second}`, occurred_at: `2026-03-01T08:00:${String(second).padStart(2, '0')}.000Z` }) as VisitEvent
const ids = (events: readonly VisitEvent[]) => events.map(({ id }) => Number(id.slice('event-'.length)))

it('shows received messages once, in order, and leaves older ones to the next page', () => {
  const page = { events: [at(9), at(7), at(5)], next_cursor: 'older' }
  expect(ids(withHeard(page, [at(11), at(10), at(9)]))).toEqual([11, 10, 9, 7, 5])
  expect(ids(withHeard(page, [at(8), at(3)]))).toEqual([9, 8, 7, 5])
  expect(ids(withHeard({ ...page, next_cursor: null }, [at(8), at(3)]))).toEqual([9, 8, 7, 5, 3])
  expect(ids(withHeard({ events: [], next_cursor: null }, [at(2), at(1)]))).toEqual([2, 1])
})
