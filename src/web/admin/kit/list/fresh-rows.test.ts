import { expect, it } from 'vitest'
import { type Shown, takeRows } from './fresh-rows.ts'

type Row = { id: string; status?: string }
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const before: Shown<Row> = { of: 'page one', came: [a, b], rows: [a, b], changed: new Set() }
const take = (came: Row[], isHeld: boolean, of = 'page one') => takeRows(before, { of, came }, ({ id }) => id, isHeld)

it('marks changed and new rows', () => {
  expect(take([c, { id: 'a', status: 'shipped' }, b], false)).toMatchObject({
    rows: [{ id: 'c' }, { id: 'a', status: 'shipped' }, { id: 'b' }],
    changed: new Set(['c', 'a']),
  })
})

it('moves no row under the pointer, but shows changes in it', () => {
  expect(take([c, { id: 'b', status: 'shipped' }], true)).toMatchObject({
    rows: [{ id: 'a' }, { id: 'b', status: 'shipped' }],
    changed: new Set(['b']),
  })
})

it('moves them after a change of one’s own, once', () => {
  const own = takeRows({ ...before, mayMove: true }, { of: 'page one', came: [b] }, ({ id }) => id, true)
  expect(own.rows).toEqual([b])
  expect(takeRows(own, { of: 'page one', came: [a] }, ({ id }) => id, true).rows).toEqual([b])
})

it('marks nothing where another page or filter is looked at', () => {
  expect(take([c], true, 'page two')).toMatchObject({ rows: [c], changed: new Set() })
})
