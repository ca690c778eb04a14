import type { Database } from '#kit/database/database.ts'

type Cell = { id: string; cell: string }

/** What a file calls each product type, by its id: its name, or its id where another has the same name. */
export async function productTypeCells(db: Database): Promise<Map<string, string>> {
  return new Map((await readCells(db)).map(({ id, cell }) => [id, cell]))
}

/** The id of the product type that a file calls so; an id is known beside the name. */
export async function productTypesByCell(db: Database): Promise<Map<string, string>> {
  return new Map((await readCells(db)).flatMap(({ id, cell }) => [[id, id] as const, [cell, id] as const]))
}

async function readCells(db: Database): Promise<Cell[]> {
  const types = await db.selectFrom('product_types').select(['id', 'name']).execute()
  const named = Map.groupBy(types, ({ name }) => name)
  return types.map(({ id, name }) => ({ id, cell: named.get(name)?.length === 1 ? name : id }))
}
