import type { AdminProduct } from '#contract/admin-products.ts'
import { plainColumnNames } from '#contract/rules/product-columns.ts'

export function auditedProduct({ id, name }: { id: string; name: string }) {
  return { entity: 'product' as const, entityId: id, entityName: name }
}

/** Returns one entry for each text, price and count, so that the log names the one that changed. Images have their own log entries. */
export function auditedFields(product: AdminProduct): Record<string, unknown> {
  const { translations, facts, variations, variations_label, stock, sizes, tags, category_ids, story_ids } = product
  const names = new Map(variations.map(({ id, name }) => [id, name]))
  return {
    ...Object.fromEntries(plainFields.map((field) => [field, product[field]])),
    sizes,
    tags,
    category_ids,
    story_ids,
    ...within('translations', translations),
    ...within('facts', facts),
    variations: variations.map(({ name }) => name),
    ...Object.fromEntries(Object.entries(variations_label).map(([language, text]) => [`variations_label.${language}`, text])),
    ...Object.fromEntries(
      variations.flatMap(({ id: _id, name, translations: texts, ...fields }) => [
        ...Object.entries(fields).map(([field, value]) => [`variations.${name}.${field}`, value]),
        ...Object.entries(within(`variations.${name}`, texts)),
      ]),
    ),
    ...Object.fromEntries(
      stock.map(({ variation_id, size, on_hand }) => [
        ['stock', variation_id === null ? undefined : names.get(variation_id), size].filter(Boolean).join('.'),
        on_hand,
      ]),
    ),
  }
}

const plainFields = ['slug', 'sku', 'status', 'price', 'sale_price', 'member_price', 'category_id', 'colors', ...plainColumnNames] as const

function within(path: string, texts: Partial<Record<string, object>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      Object.entries(fields ?? {}).map(([field, text]) => [`${path}.${language}.${field}`, text]),
    ),
  )
}
