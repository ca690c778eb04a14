import { otherLanguages } from './languages.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { productFilters } from './admin-products.ts'
import { listSorts } from './rules/list-sorts.ts'
import { fileColumns } from './rules/product-columns.ts'
import { id, mostSize } from './fields.ts'
import { csvFile, fileInput } from './lists.ts'
import { productFile as upload } from './uploads.ts'

/** The columns of the file, in order. An import may omit all but the first. */
export const productColumns = [
  'sku',
  'name',
  'description',
  'status',
  'brand',
  'tags',
  'category',
  'categories',
  'price',
  'sale_price',
  'member_price',
  // `brand` has its earlier place above.
  ...fileColumns.filter((name) => name !== 'brand'),
  'product_type',
  'sizes',
  'colors',
  'variation',
  'variation_sku',
  'variation_price',
  'variation_sale_price',
  'variation_member_price',
  'size',
  'stock',
  ...otherLanguages.flatMap((language) => [`name_${language}`, `description_${language}`] as const),
] as const
export type ProductColumn = (typeof productColumns)[number]

export const mostFileMb = 20

/** `row` counts from 1, the header. */
const importError = z.object({ row: z.int(), column: z.string().nullable(), error: z.string(), code: z.string() })
export type ImportError = z.infer<typeof importError>

export const productImport = z.object({
  id,
  /** `checked`: a dry run, with or without errors; nothing was changed. */
  status: z.enum(['checked', 'imported', 'refused']),
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  errors: z.array(importError),
})
export type ProductImport = z.infer<typeof productImport>

export const productFilesContract = {
  file: call('admin')
    .route({
      method: 'GET',
      path: '/admin/products.csv',
      summary: 'Download products as CSV, a row for each option',
      outputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(fileInput(productFilters, listSorts.products))
    .output(csvFile),
  import: call('admin')
    .route({
      method: upload.method,
      path: upload.path,
      summary: 'Add and change products by a CSV file, all or nothing; with dry_run only say what it would do',
      successStatus: 201,
      inputStructure: 'detailed',
      outputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(
      z.object({
        query: z.object({ dry_run: z.enum(['true', 'false']).optional() }),
        body: z.strictObject({ file: z.file('missing_file') }),
      }),
    )
    .output(z.union([z.object({ status: z.literal(200), body: productImport }), z.object({ status: z.literal(201), body: productImport })]))
    .errors({
      product_file_too_large: { status: 413, data: mostSize },
      product_file_type_refused: { status: 415 },
      import_refused: { status: 422, data: productImport },
    }),
  getImport: call('admin')
    .route({
      method: 'GET',
      path: '/admin/product-imports/{id}',
      summary: 'Read what an import did, or would have done',
      tags: ['Admin: products'],
    })
    .input(z.object({ id }))
    .output(productImport),
}
