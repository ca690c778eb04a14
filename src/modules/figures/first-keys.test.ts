import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { readBesideFirst, readFirstKeys } from './first-keys.ts'
import type { Cell } from './raw-rows.ts'

const { db } = await testDatabase()
const keys = Array.from({ length: 60 }, (_, index) => `word ${String(index).padStart(2, '0')}`)
const aDay = fc.array(fc.record({ key: fc.constantFrom(...keys), n1: fc.nat(9), n2: fc.nat(3) }), { maxLength: 80 })

type Row = { key: string; n1: number; n2: number }
const added = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, some]) => ({
    key,
    n1: some.reduce((total, { n1 }) => total + n1, 0),
    n2: some.reduce((total, { n2 }) => total + n2, 0),
  }))
const cellsOf = (rows: readonly Row[]) => sql<Cell>`
  select '' as day, 'search' as report, key, n1::bigint as n1, n2::bigint as n2, 5::bigint as n3, 0::bigint as n4, 0::bigint as n5
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, n1 int, n2 int)`

it('finds the first keys of a span despite keys of other days', async () => {
  await fc.assert(
    fc.asyncProperty(
      aDay,
      aDay,
      aDay,
      fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(Infinity)),
      fc.constantFrom(30, 365),
      fc.constantFrom(0, 1000),
      fc.constantFrom(10, 3000),
      async (span, others, today, most, days, fewest, known) => {
        await sql`truncate figure_keys, figure_cells`.execute(db)
        for (const [index, rows] of [span, others, others].entries())
          await sql`insert into figure_cells (kind, day, report, key, n1, n2)
          select 'visits', date '2026-01-01' + ${index}::int, report, key, sum(n1), sum(n2)
          from (${cellsOf(rows)}) cells group by report, key`.execute(db)
        await sql`delete from figure_cells where day = date '2026-01-03'`.execute(db)
        const sums = (which: ReturnType<typeof sql>) => sql<Cell>`select '' as day, report, key, sum(n1)::int as n1, sum(n2)::int as n2,
        sum(n3)::int as n3, 0 as n4, 0 as n5 from (${cellsOf(span)}) cells where true ${which} group by report, key`
        const open = (await cellsOf(added(today)).execute(db)).rows
        const asked = { kind: 'visits', report: 'search', orders: ['n1', 'n2'], most, days, fewest, known, sums } as const
        const firsts = await readFirstKeys(db, asked)
        const found = [...firsts, ...(await readBesideFirst(db, asked, firsts, open))]
        const slow = added([...span, ...today])
        const withToday = added([...found.map(({ key, n1, n2 }) => ({ key, n1, n2 })), ...added(today)])
        for (const by of ['n1', 'n2'] as const) {
          const first = slow
            .filter((row) => row[by] > 0)
            .toSorted((a, b) => b[by] - a[by] || (a.key < b.key ? -1 : 1))
            .slice(0, most)
          expect(withToday).toEqual(expect.arrayContaining(first))
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  )
})
