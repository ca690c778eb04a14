import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useFactLabels } from '../kit/fields/use-fact-labels.ts'
import type { EditorChoices } from './load.ts'
import { type ProductValues, stockKey } from './product-values.ts'

/** Formats two values of a field so they can be compared: options, categories and guides by name, other parts by label. */
export function usePrintedValues(mine: ProductValues, theirs: Readonly<Partial<ProductValues>>, choices: EditorChoices) {
  const t = useMessages('admin-product')
  const language = useLanguage()
  const facts = useFactLabels()
  const variations = { ...theirs.variations, ...mine.variations }
  const names = Object.fromEntries(
    Object.entries(variations).map(([id, { texts }]) => [id, texts[language]?.['name'] || texts.en?.['name'] || t('options.unnamed')]),
  )
  const sizes = [null, ...new Set([...mine.sizes, ...(theirs.sizes ?? [])])]
  const stock = ['', ...Object.keys(names)].flatMap((id) =>
    sizes.map((size) => [stockKey(id, size), [names[id], size].filter(Boolean).join(', ')] as const),
  )
  const chosen = new Map<unknown, string>([
    ...[...choices.categories, ...choices.sizeGuides, ...choices.productTypes].map(({ id, name }) => [id, name] as const),
    ...choices.stories.map(({ id, title }) => [id, title] as const),
    ...Object.entries(names),
  ])

  return {
    partLabels: {
      ...names,
      ...Object.fromEntries(stock),
      ...facts,
      name: t('name'),
      description: t('description'),
      subtitle: t('options.subtitle'),
      label: t('options.labelField'),
      sku: t('sku'),
      color: t('options.color'),
      price: t('options.price'),
      sale_price: t('options.sale_price'),
      member_price: t('options.member_price'),
    },
    printValue(key: string, value: unknown): string | undefined {
      if (key === 'status' && (value === 'draft' || value === 'active' || value === 'archived')) return t(`status.${value}`)
      return chosen.get(value)
    },
  }
}
