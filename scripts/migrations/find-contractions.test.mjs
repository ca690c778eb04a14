import { expect, it } from 'vitest'
import { findContractions } from './find-contractions.mjs'

const look = (sql, name = '9000_of_tomorrow.sql') => findContractions({ name, sql })

it.each([
  ['drops a table', 'drop table felts'],
  ['drops a column', 'alter table felts drop column colour'],
  ['drops a function', 'drop function felt_price(uuid)'],
  ['renames', 'alter table felts rename column colour to shade'],
  ['renames', 'alter table felts rename to wools'],
  ['changes the type of a column', 'alter table felts alter column price type bigint'],
  ['changes the type of a column', 'alter table felts alter price set data type bigint using price::bigint'],
  ['makes a column not null', 'alter table felts alter column price set not null'],
  ['takes a default away', 'alter table felts alter column price drop default'],
  ['adds a column that must have a value and has no default', 'alter table felts add column shade text not null'],
  [
    'adds a column that must have a value and has no default',
    'alter table felts add column size int not null default 1, add column shade text not null',
  ],
  ['adds a column that must have a value and has no default', 'alter table felts add shade text not null, add column size int'],
  ['adds a rule that rows of the release before may break', 'alter table felts add constraint felts_price check (price > 0)'],
])('refuses a migration that %s: %s', (what, sql) => {
  const found = look(`-- says nothing\n${sql};`)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`9000_of_tomorrow.sql ${what}: alter`.slice(0, 20 + what.length))
})

it.each([
  'create table felts (id uuid primary key, colour text not null); alter table felts alter column colour set not null;',
  'alter table felts add column shade text;',
  "alter table felts add column shade text not null default 'red';",
  'alter table felts add column area int not null generated always as (width * height) stored;',
  'alter table felts add constraint felts_price check (price > 0) not valid;',
  'alter table felts validate constraint felts_price;',
  'alter table felts drop constraint felts_price; drop index felts_by_price; create index felts_by_shade on felts (shade);',
  "insert into notes values ('drop table felts');",
  'create or replace function f() returns void language plpgsql as $$ begin drop table felts; end $$;',
  '-- drop table felts\nselect 1;',
])('allows statements that both releases support: %s', (sql) => {
  expect(look(sql)).toEqual([])
})

it('allows the contract step with a reason, and earlier migrations', () => {
  expect(look('-- contract: nobody reads colours since the release of spring\nalter table felts drop column colour;')).toEqual([])
  expect(look('-- contract: yes\nalter table felts drop column colour;')).toHaveLength(1)
  expect(look('drop table felts;', '0099_more.sql')).toEqual([])
})
