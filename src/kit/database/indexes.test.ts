import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'

const { db } = await testDatabase()

type Index = { table: string; name: string; columns: string[]; definition: string; predicate: string | null; is_unique: boolean }

async function readIndexes(): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select i.indrelid::regclass::text as table, c.relname as name, i.indisunique as is_unique,
      array(select pg_get_indexdef(i.indexrelid, place, true) || ' ' || i.indoption[place - 1] || ' ' || i.indclass[place - 1]
        from generate_series(1, i.indnkeyatts) as place order by place) as columns,
      am.amname || ' ' || array_length(i.indkey, 1) as definition, pg_get_expr(i.indpred, i.indrelid) as predicate
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
    where c.relnamespace = 'public'::regnamespace and not c.relispartition and i.indisvalid`.execute(db)
  return rows
}

it('has an index for every foreign key that finds all rows of it', async () => {
  const { rows: keys } = await sql<{ table: string; name: string; columns: string[] }>`
    select conrelid::regclass::text as table, conname as name,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`.execute(db)
  const indexes = await readIndexes()
  expect(keys.length).toBeGreaterThan(100)
  const finds = ({ columns, predicate }: Index, key: (typeof keys)[number]) => {
    const [first = ''] = columns
    const conditions = predicate?.replaceAll(/[()]/g, '').split(' AND ') ?? []
    return (
      key.columns.includes(first.split(' ')[0] ?? '') &&
      conditions.every((condition) => key.columns.some((column) => condition === `${column} IS NOT NULL`))
    )
  }
  const bare = keys.filter((key) => !indexes.some((index) => index.table === key.table && finds(index, key)))
  expect(bare.map(({ table, name }) => `${table}: ${name}`)).toEqual([])
})

it('has no index that is the beginning of another one', async () => {
  const indexes = await readIndexes()
  const isBeginning = (one: Index, other: Index) =>
    one.name !== other.name &&
    one.table === other.table &&
    !one.is_unique &&
    one.definition.split(' ')[0] === 'btree' &&
    other.definition.split(' ')[0] === 'btree' &&
    one.predicate === other.predicate &&
    one.columns.length < other.columns.length &&
    Number(one.definition.split(' ')[1]) === one.columns.length &&
    one.columns.every((column, place) => column === other.columns[place])
  const needless = indexes.flatMap((one) => {
    const longer = indexes.find((other) => isBeginning(one, other))
    return longer ? [`${one.name} is the beginning of ${longer.name}`] : []
  })
  expect(needless).toEqual([])
})

it('has a primary key for every table', async () => {
  const { rows } = await sql<{ name: string; has_key: boolean }>`
    select c.relname as name, exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') as has_key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ has_key }) => !has_key).map(({ name }) => name)).toEqual([])
})
