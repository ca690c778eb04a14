import { type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import { type ProductColumn, productColumns } from '#contract/product-files.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { type FileColumn, fileColumns, plainColumns } from '#contract/rules/product-columns.ts'
import type { CsvFile } from '#contract/lists.ts'
import { listCell } from '#contract/rules/csv.ts'
import { sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { type CsvColumn, csvAnswer } from '#modules/csv-answer.ts'
import { productSorting } from '../admin/list-admin-products.ts'
import { type AdminProductFilter, type AdminProductSort, findMatching } from '../admin/matching-products.ts'
import { productTypeCells } from './product-type-cells.ts'

type OptionRow = {
  sku: string
  name: string
  description: string
  status: string
  tags: string[]
  price: number
  sale_price: number | null
  member_price: number | null
  product_type_id: string | null
  sizes: string[]
  colors: string[]
  category_slugs: string[]
  variation: string | null
  variation_sku: string | null
  variation_price: number | null
  variation_sale_price: number | null
  variation_member_price: number | null
  size: string | null
  stock: number | null
} & Record<`${'name' | 'description'}_${OtherLanguage}`, string | null> &
  Pick<AdminProduct, FileColumn>

/** Cells whose value differs from the row's column of the same name. */
const cells: Partial<Record<ProductColumn, (row: OptionRow) => string | number | null>> = {
  tags: ({ tags }) => listCell(tags),
  category: ({ category_slugs }) => category_slugs[0] ?? null,
  categories: ({ category_slugs }) => listCell(category_slugs),
  sizes: ({ sizes }) => listCell(sizes),
  colors: ({ colors }) => listCell(colors),
}

/** Exports products in the format of an import: a row per variation and size, each with the product's own columns. */
export async function exportProducts(
  ctx: Ctx,
  search: AdminProductFilter & { sort: AdminProductSort; order: 'asc' | 'desc' },
): Promise<CsvFile> {
  const { matching } = await findMatching(ctx.db, search)
  const textOf = (language: OtherLanguage, column: 'name' | 'description') =>
    sql<
      string | null
    >`(select t.${sql.ref(column)} from product_translations t where t.product_id = p.id and t.language = ${sql.lit(language)})`
  const query = sortedBy(matching, search, productSorting, 'p.id')
    .leftJoin('product_variations as v', 'v.product_id', 'p.id')
    .leftJoin(sql<{ size: string; place: number }>`lateral unnest(p.sizes) with ordinality`.as<'z'>(sql`z (size, place)`), (join) =>
      join.onTrue(),
    )
    .leftJoin('stock_levels as s', (join) =>
      join
        .onRef('s.product_id', '=', 'p.id')
        .on(sql<boolean>`s.variation_id is not distinct from v.id and s.size is not distinct from z.size`),
    )
    .select(['p.sku', 'p.name', 'p.description', 'p.status', 'p.tags', 'p.price', 'p.sale_price', 'p.member_price'])
    .select(['p.sizes', 'p.colors', 'p.product_type_id'])
    .select(fileColumns.map((name) => sql<AdminProduct[typeof name]>`${sql.ref(`p.${name}`)}${isDay(name) ? sql`::text` : sql``}`.as(name)))
    .select([
      sql<string[]>`array(select c.slug from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        order by pc.is_primary desc, c.slug)`.as('category_slugs'),
      'v.name as variation',
      'v.sku as variation_sku',
      'v.price as variation_price',
      'v.sale_price as variation_sale_price',
      'v.member_price as variation_member_price',
      'z.size',
      's.on_hand as stock',
    ])
    .select(
      otherLanguages.flatMap((language) => [
        textOf(language, 'name').as(`name_${language}`),
        textOf(language, 'description').as(`description_${language}`),
      ]),
    )
    .orderBy('v.position')
    .orderBy('z.place')
  const typeCells = await productTypeCells(ctx.db)
  const cellOf: typeof cells = { ...cells, product_type: ({ product_type_id: id }) => typeCells.get(id ?? '') ?? null }
  const columns = productColumns.map((column): CsvColumn<OptionRow> => [
    column,
    cellOf[column] ?? ((row) => plainCell(row[column as keyof OptionRow] as string | number | boolean | null)),
  ])
  return csvAnswer<OptionRow>(ctx, { name: 'products', query, columns })
}

function isDay(name: FileColumn): boolean {
  return plainColumns[name].kind === 'day'
}

function plainCell(value: string | number | boolean | null): string | number | null {
  return typeof value === 'boolean' ? String(value) : value
}
