import { type ProductColumn, productColumns } from '#contract/product-files.ts'
import { ownText } from '#contract/rules/csv.ts'
import { readTable, type Table, UnreadableTable } from '#kit/csv/read-table.ts'
import type { CellError } from './import-problems.ts'

/** `row` counts from 1, the header. A cell is undefined when the file lacks its column. */
export type FileRow = { row: number; cells: Partial<Record<ProductColumn, string>> }
export type FileRows = { columns: ReadonlySet<ProductColumn>; rows: FileRow[]; errors: CellError[] }

const mostRows = 50_000

/** Reads a product file. Errors in its structure are reported by row and column, and end the reading. */
export async function readRows(file: Blob): Promise<FileRows> {
  try {
    return rowsOf(await readTable(file, { mostRows, mostCharacters: 200_000 }))
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    const { row, reason, encoding } = error.fault
    const limit = reason === 'too_many_rows' ? mostRows : encoding
    return shapeless({ row, column: null, code: reason, ...(limit !== undefined && { limit }) })
  }
}

function rowsOf({ header, rows: lines }: Table): FileRows {
  const names = header.map((name) => name.toLowerCase())
  const errors = headerErrors(names)
  if (errors.length > 0) return { columns: new Set(), rows: [], errors }
  const rows = lines.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.map((name, place) => [name, ownText(cells[place] ?? '').trim()])),
  }))
  const ragged = lines.flatMap(({ row, cells }): CellError[] =>
    cells.length > names.length ? [{ row, column: null, code: 'too_many_cells' }] : [],
  )
  return { columns: new Set(names as ProductColumn[]), rows, errors: ragged }
}

function headerErrors(names: readonly string[]): CellError[] {
  const known: ReadonlySet<string> = new Set(productColumns)
  const errors = names.flatMap((column, place): CellError[] => {
    if (!known.has(column)) return [{ row: 1, column, code: 'unknown_column' }]
    return names.indexOf(column) < place ? [{ row: 1, column, code: 'column_twice' }] : []
  })
  return names.includes('sku') ? errors : [...errors, { row: 1, column: 'sku', code: 'column_missing' }]
}

function shapeless(error: CellError): FileRows {
  return { columns: new Set(), rows: [], errors: [error] }
}
