import type { ImportError } from '#contract/product-files.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Language } from '#contract/languages.ts'

/** An error in a cell. `limit` is a value for the message, `allowed` the only values of the column. */
export type CellError = { row: number; column: string | null; code: ImportCode; limit?: number | string; allowed?: readonly string[] }

const codes = [
  'above_price',
  'below_reserved',
  'column_missing',
  'column_twice',
  'differs',
  'invalid',
  'invalid_date',
  'invalid_price',
  'invalid_stock',
  'not_csv',
  'not_utf8',
  'option_twice',
  'required',
  'sku_taken',
  'too_long',
  'too_many',
  'too_many_cells',
  'too_many_rows',
  'unknown_category',
  'unknown_column',
  'unknown_option',
  'unknown_product_type',
] as const
type ImportCode = (typeof codes)[number]

export function codeOf(message: string): ImportCode {
  return codes.find((code) => code === message) ?? 'invalid'
}

/** More errors are not worth reading; the file is corrected and sent again. */
const mostListed = 1000

export function presentErrors(errors: readonly CellError[], language: Language): ImportError[] {
  const t = serverTranslator('product-import', language)
  return errors
    .toSorted((a, b) => a.row - b.row)
    .slice(0, mostListed)
    .map(({ row, column, code, limit = 0, allowed }) => ({
      row,
      column,
      code,
      error: allowed ? t('notAllowed', { allowed: allowed.join(', ') }) : t(`error.${code}`, { limit: String(limit) }),
    }))
}
