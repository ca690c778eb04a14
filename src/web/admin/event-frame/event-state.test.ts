import { expect, it } from 'vitest'
import { eventStateOf, type Timed } from './event-state.ts'

const event: Timed = { status: 'published', starts_at: '2026-12-12T02:00:00Z', ends_at: '2026-12-12T10:00:00Z', closed_at: null }
const at = (now: string, changes: Partial<Timed> = {}) => eventStateOf({ ...event, ...changes }, now)

it('goes by the clock once an event is published, until it is closed', () => {
  expect(at('2026-12-12T01:59:59Z')).toBe('coming')
  expect(at('2026-12-12T02:00:00Z')).toBe('now')
  expect(at('2026-12-12T10:00:00Z')).toBe('over')
  expect(at('2026-12-12T03:00:00Z', { closed_at: '2026-12-12T02:30:00Z' })).toBe('closed')
})

it('is a draft or cancelled whatever the clock says', () => {
  expect(at('2026-12-12T03:00:00Z', { status: 'draft' })).toBe('draft')
  expect(at('2026-12-12T03:00:00Z', { status: 'cancelled', closed_at: '2026-12-12T02:30:00Z' })).toBe('cancelled')
})
