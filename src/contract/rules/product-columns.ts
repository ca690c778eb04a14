/**
 * Columns of a product that hold one plain value. One table for reading, changing and logging them, and, as marked, for copying, the editor
 * and files. To add one: a row here, a column by a migration, its label (`admin-product`, `column`), its term in the log (`admin-log`,
 * `named`), and its field in the editor.
 */
export const plainColumns = {
  brand: { kind: 'text', most: 100, inFile: true },
  is_pre_order: { kind: 'flag', inFile: true },
  expected_shipping: { kind: 'day', inFile: true },
  /** Of one item without packaging. */
  weight_grams: { kind: 'count', least: 1, most: 100_000, inFile: true },
  featured_rank: { kind: 'count', least: 0, most: 1_000_000, isLeftOut: true },
  size_guide_id: { kind: 'id' },
  /** How the product is made; null: it is not made to order. */
  product_type_id: { kind: 'id' },
  /** Until then, only members can buy. */
  early_access_until: { kind: 'instant' },
} as const satisfies Record<string, PlainColumn>

type PlainColumn = (
  | { kind: 'text'; most: number }
  | { kind: 'count'; least: number; most: number }
  | { kind: 'flag' | 'day' | 'instant' | 'id' }
) & {
  /** A column of the file of products. */
  inFile?: true
  /** Neither copied nor in the editor. */
  isLeftOut?: true
}
export type PlainColumns = typeof plainColumns
type NamesWith<Fact> = { [Name in keyof PlainColumns]: PlainColumns[Name] extends Fact ? Name : never }[keyof PlainColumns]
export type FileColumn = NamesWith<{ inFile: true }>
export type EditedColumn = Exclude<keyof PlainColumns, NamesWith<{ isLeftOut: true }>>

export const plainColumnNames = Object.keys(plainColumns) as (keyof PlainColumns)[]
export const fileColumns = plainColumnNames.filter((name): name is FileColumn => 'inFile' in plainColumns[name])
export const editedColumns = plainColumnNames.filter((name): name is EditedColumn => !('isLeftOut' in plainColumns[name]))
