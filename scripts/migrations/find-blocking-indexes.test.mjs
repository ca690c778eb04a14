import { expect, it } from 'vitest'
import { findBlockingIndexes } from './find-blocking-indexes.mjs'

const look = (sql, name = '9000_of_tomorrow.sql') => findBlockingIndexes({ name, sql })
const apart = '-- no transaction: orders are written to all day\n'

it.each([
  'create index felts_by_shade on felts (shade);',
  'create unique index if not exists felts_by_shade on felts (shade) where shade is not null;',
  'create index on felts (shade);',
  'create index felts_by_shade on only felts using gin (shade);',
  'create table wools (id uuid); create index felts_by_shade on felts (shade);',
  'reindex table felts;',
])('refuses statements that block writers: %s', (sql) => {
  expect(look(sql)).toEqual([expect.stringContaining('9000_of_tomorrow.sql keeps writers waiting')])
})

it.each(['create index concurrently felts_by_shade on felts (shade);', 'drop index concurrently if exists felts_by_shade;'])(
  'refuses statements that can’t run in a transaction: %s',
  (sql) => {
    expect(look(sql)).toEqual([expect.stringContaining('needs "-- no transaction: why"')])
    expect(look(apart + sql)).toEqual([])
  },
)

it.each([
  'alter table felts add column shade text',
  'create index felts_by_shade on felts (shade)',
  'create index concurrently on felts (shade)',
])('refuses outside a transaction statements that a failure would leave half done: %s', (sql) => {
  expect(look(`${apart}${sql};`)).toEqual([expect.stringContaining('may only make and drop indexes concurrently')])
})

it('allows indexes of new tables, and earlier migrations', () => {
  expect(look('create table felts (shade text); create index felts_by_shade on felts (shade);')).toEqual([])
  expect(look("insert into notes values ('create index a on felts (b)');")).toEqual([])
  expect(look('create index felts_by_shade on felts (shade);', '0311_more.sql')).toEqual([])
})
