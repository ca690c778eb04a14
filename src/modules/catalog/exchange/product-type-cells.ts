import type { Database } from '#kit/database/database.ts'

type Cell = { id: string; cell: string }

/** Returns the cell text of each product type by id: its name, or its id when another has the same name. */
export async function productTypeCells(db: Database): Promise<Map<string, string>> {
  return new Map((await readCells(db)).map(({ id, cell }) => [id, cell]))
}

/** Returns product type ids by cell text. An id is accepted as well as a name. */
export async function productTypesByCell(db: Database): Promise<Map<string, string>> {
  return new Map((await readCells(db)).flatMap(({ id, cell }) => [[id, id] as const, [cell, id] as const]))
}

async function readCells(db: Database): Promise<Cell[]> {
  const types = await db.selectFrom('product_types').select(['id', 'name']).execute()
  const named = Map.groupBy(types, ({ name }) => name)
  return types.map(({ id, name }) => ({ id, cell: named.get(name)?.length === 1 ? name : id }))
}
