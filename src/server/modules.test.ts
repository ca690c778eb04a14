import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { modules } from './modules.ts'

const { db } = await testDatabase()

it('has one owner for every table', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and c.relname <> 'schema_migrations'`.execute(db)
  const owned = modules.flatMap(({ tables }) => tables)
  expect(owned.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('declares the personal data of its own tables alone, and the effects of their changes', () => {
  for (const { name, tables, personalTables = {}, tags = {}, live = {} } of modules)
    expect(
      Object.keys({ ...personalTables, ...tags, ...live }).filter((table) => !tables.some((own) => own === table)),
      name,
    ).toEqual([])
})

it('has no two modules, jobs, schedules or parts of the export of one name', () => {
  const schedules = modules.flatMap((module) => module.schedules ?? [])
  for (const names of [modules.map(({ name }) => name), schedules.map(({ name }) => name)]) expect(new Set(names).size).toBe(names.length)
})
