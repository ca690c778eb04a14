import { type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import { sql } from 'kysely'
import { type ProductColumn, productColumns } from '#contract/product-files.ts'
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
  brand: string | null
  tags: string[]
  price: number
  sale_price: number | null
  member_price: number | null
  is_pre_order: boolean
  expected_shipping: string | null
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
} & Record<`${'name' | 'description'}_${OtherLanguage}`, string | null>

/** Cells whose value differs from the row's column of the same name. */
const cells: Partial<Record<ProductColumn, (row: OptionRow) => string | number | null>> = {
  tags: ({ tags }) => listCell(tags),
  category: ({ category_slugs }) => category_slugs[0] ?? null,
  categories: ({ category_slugs }) => listCell(category_slugs),
  is_pre_order: ({ is_pre_order }) => (is_pre_order ? 'true' : 'false'),
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
    .select(['p.sku', 'p.name', 'p.description', 'p.status', 'p.brand', 'p.tags', 'p.price', 'p.sale_price', 'p.member_price'])
    .select(['p.is_pre_order', 'p.sizes', 'p.colors', 'p.product_type_id'])
    .select([sql<string | null>`p.expected_shipping::text`.as('expected_shipping')])
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
    cellOf[column] ?? ((row) => row[column as keyof OptionRow] as string | number | null),
  ])
  return csvAnswer<OptionRow>(ctx, { name: 'products', query, columns })
}
