import type { ProductColumn } from '#contract/product-files.ts'
import { type FileColumn, plainColumns } from '#contract/rules/product-columns.ts'
import type { CellError } from './import-problems.ts'
import type { FileRow } from './read-rows.ts'

/** The rows of one product in a file. A product's own values are in the first. */
export type ProductCells = {
  rows: readonly FileRow[]
  first: FileRow
  columns: ReadonlySet<ProductColumn>
  errors: CellError[]
  fail: (row: number, column: ProductColumn | null, code: CellError['code'], limit?: number) => void
  /** Returns the value of a column, or `otherwise` if the file lacks the column. */
  given: <Value>(column: ProductColumn, valueOf: (text: string) => Value, otherwise: Value) => Value
}

export function cellsOf(rows: readonly FileRow[], first: FileRow, columns: ReadonlySet<ProductColumn>): ProductCells {
  const errors: CellError[] = []
  return {
    rows,
    first,
    columns,
    errors,
    fail: (row, column, code, limit) => void errors.push({ row, column, code, ...(limit !== undefined && { limit }) }),
    given: (column, valueOf, otherwise) => (columns.has(column) ? valueOf(first.cells[column] ?? '') : otherwise),
  }
}

/** Returns NaN for an invalid price, which the schema refuses. */
export function priceOf(text: string | undefined): never | null {
  if (!text) return null
  return (/^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN) as never
}

/** Returns NaN for an invalid count and any other invalid text unchanged, which the schema refuses. */
export function columnOf(name: FileColumn, text: string): string | number | boolean | null {
  const { kind } = plainColumns[name]
  if (kind === 'flag') return truth(text)
  if (text === '') return null
  if (kind === 'count') return /^\d+$/.test(text) ? Number(text) : Number.NaN
  return text
}

/** Returns any other text unchanged, which the schema refuses. */
function truth(text: string): boolean {
  const word = text.toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0', ''].includes(word) ? false : (text as never)
}
