import type { AdminProduct } from '#contract/admin-products.ts'
import { type EditedColumn, editedColumns, type PlainColumns, plainColumns } from '#contract/rules/product-columns.ts'

/** The values in the editor, by kind of column. An empty id is ''. */
type ValueOf = { text: string | null; count: number | null; flag: boolean; day: string | null; instant: string | null; id: string }
export type ColumnValues = { [Name in EditedColumn]: ValueOf[PlainColumns[Name]['kind']] }

export const emptyColumns = Object.fromEntries(editedColumns.map((name) => [name, emptyOf(name)])) as ColumnValues

export function columnValuesOf(product: AdminProduct): ColumnValues {
  return Object.fromEntries(editedColumns.map((name) => [name, product[name] ?? emptyOf(name)])) as ColumnValues
}

/** Returns the given columns as the call takes them. */
export function sentColumns(values: Partial<ColumnValues>): Partial<Pick<AdminProduct, EditedColumn>> {
  return Object.fromEntries(
    editedColumns.flatMap((name) => {
      const value = values[name]
      if (value === undefined) return []
      return [[name, plainColumns[name].kind === 'id' ? value || null : value]]
    }),
  )
}

function emptyOf(name: EditedColumn): ValueOf[keyof ValueOf] {
  const { kind } = plainColumns[name]
  if (kind === 'flag') return false
  return kind === 'id' ? '' : null
}
