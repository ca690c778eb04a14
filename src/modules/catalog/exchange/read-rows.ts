import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type ProductColumn, productColumns } from '#contract/product-files.ts'
import { ownText } from '#contract/rules/csv.ts'
import type { CellError } from './import-problems.ts'

/** `row` counts from 1, the header. A cell that its column lacks is undefined. */
export type FileRow = { row: number; cells: Partial<Record<ProductColumn, string>> }
export type FileRows = { columns: ReadonlySet<ProductColumn>; rows: FileRow[]; errors: CellError[] }

const mostRows = 50_000

/** Reads a file of products. What is wrong with its shape is told by row and column, and then nothing else of it is looked at. */
export async function readRows(file: Blob): Promise<FileRows> {
  const parser = Readable.fromWeb(file.stream() as never).pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 200_000 }),
  )
  const lines: string[][] = []
  try {
    for await (const line of parser as AsyncIterable<string[]>) {
      if (lines.length > mostRows) return shapeless({ row: lines.length + 1, column: null, code: 'too_many_rows', limit: mostRows })
      lines.push(line)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return shapeless({ row: lines.length + 1, column: null, code: 'not_csv' })
  }
  return rowsOf(lines)
}

function rowsOf([header = [], ...lines]: string[][]): FileRows {
  const names = header.map((name) => name.trim())
  const errors = headerErrors(names)
  if (errors.length > 0) return { columns: new Set(), rows: [], errors }
  const rows = lines.map((line, index) => ({
    row: index + 2,
    cells: Object.fromEntries(names.map((name, place) => [name, ownText(line[place] ?? '').trim()])),
  }))
  const ragged = lines.flatMap((line, index): CellError[] =>
    line.length > names.length ? [{ row: index + 2, column: null, code: 'too_many_cells' }] : [],
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
