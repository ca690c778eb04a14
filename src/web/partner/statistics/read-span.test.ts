import { expect, it } from 'vitest'
import { knownRangeOf, readSpan } from './read-span.ts'

const known = { today: '2026-11-23', locationIds: ['a', 'b'] }
const read = (query: string) => readSpan(new URLSearchParams(query), known)

it('is this month unless the address says otherwise', () => {
  expect(read('')).toEqual({ from: '2026-11-01', to: '2026-11-23', location: undefined, page: 1 })
  expect(read('from=2026-10-01&to=2026-10-31&location=b&page=3')).toEqual({ from: '2026-10-01', to: '2026-10-31', location: 'b', page: 3 })
})

it.each(['from=2026-11-20&to=2026-11-01', 'from=2026-02-30', 'from=2020-01-01&to=2026-11-23', 'from=yesterday&location=c&page=0'])(
  'falls back to this month for %s',
  (query) => expect(read(query)).toMatchObject({ from: '2026-11-01', location: undefined, page: 1 }),
)

it('knows the spans that have a name', () => {
  expect(knownRangeOf({ from: '2026-10-01', to: '2026-10-31' }, known.today)).toBe('lastMonth')
  expect(knownRangeOf({ from: '2026-10-02', to: '2026-10-31' }, known.today)).toBeUndefined()
})
