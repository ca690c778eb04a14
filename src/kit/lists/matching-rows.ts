import { type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

type Page = { page: number; limit: number }

/** Counts the rows of a query, up to `most`. */
export async function countUpTo<Tables, Names extends keyof Tables, Row>(
  db: QueryExecutorProvider,
  matching: SelectQueryBuilder<Tables, Names, Row>,
  most: number,
): Promise<number> {
  const counted = matching
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(most)
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${counted} as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** Sorts by one of `columns`. Equal rows are sorted by `id` in the opposite direction, as in an index of both. */
export function sortedBy<Tables, Names extends keyof Tables, Row, Sort extends string>(
  matching: SelectQueryBuilder<Tables, Names, Row>,
  { sort, order }: { sort: Sort; order: 'asc' | 'desc' },
  columns: Readonly<Record<Sort, string | RawBuilder<unknown>>>,
  id: string,
): SelectQueryBuilder<Tables, Names, Row> {
  const column: string | RawBuilder<unknown> = columns[sort]
  return matching
    .orderBy(typeof column === 'string' ? sql.ref(column) : column, order)
    .orderBy(sql.ref(id), order === 'desc' ? 'asc' : 'desc')
}

export function onPage<Tables, Names extends keyof Tables, Row>(
  matching: SelectQueryBuilder<Tables, Names, Row>,
  { page, limit }: Page,
): SelectQueryBuilder<Tables, Names, Row> {
  return matching.limit(limit).offset((page - 1) * limit)
}
