import type { Category, Product } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { type LiveChange, productOf } from '#contract/live.ts'

export type Shown = { products: readonly Product[]; categories: readonly Category[] }

type Image = Product['images'][number]

/** Applies a change: an insert adds, an update merges, a delete removes. Categories stay sorted. */
export function applyChange(shown: Shown, change: LiveChange, language: Language): Shown {
  const id = (change.record ?? change.old_record)?.id
  const productId = productOf(change)
  if (id === undefined) return shown
  switch (change.table) {
    case 'products': {
      const { record } = change
      if (!record) return { ...shown, products: shown.products.filter((product) => product.id !== id) }
      if (change.type === 'INSERT')
        return { ...shown, products: [withTranslation(record), ...shown.products.filter((product) => product.id !== id)] }
      return changeProduct(shown, id, (product) => withTranslation({ ...product, ...record }, product, language))
    }
    case 'categories': {
      const { record } = change
      const others = shown.categories.filter((category) => category.id !== id)
      if (!record) return { ...shown, categories: others }
      const before = shown.categories.find((category) => category.id === id)
      return { ...shown, categories: inOrder([...others, { ...before, ...record, ...record.translations?.[language] }]) }
    }
    case 'product_images': {
      const { record: image } = change
      return changeProduct(shown, productId, (product) => {
        const others = product.images.filter((other) => other.id !== id)
        const before = product.images.find((other) => other.id === id)
        return { ...product, images: image ? [...others, { ...before, ...image }].sort(byPlace) : others }
      })
    }
    case 'product_translations': {
      const { record: translation } = change
      if ((translation ?? change.old_record)?.language !== language) return shown
      return changeProduct(shown, productId, (product) => ({
        ...product,
        translation: translation
          ? { name: translation.name, description: translation.description }
          : { name: product.name, description: product.description },
      }))
    }
    default:
      return shown
  }
}

export function changeProduct(shown: Shown, id: string | undefined, change: (product: Product) => Product): Shown {
  return { ...shown, products: shown.products.map((product) => (product.id === id ? change(product) : product)) }
}

/** Product records are in English. A real translation stays; one that was a copy of the English text is updated. */
function withTranslation(product: Omit<Product, 'translation'>, before?: Product, language: Language = 'en'): Product {
  const isOwn = before !== undefined && language !== 'en' && before.translation.name !== before.name
  return { ...product, translation: isOwn ? before.translation : { name: product.name, description: product.description } }
}

function inOrder(categories: Category[]): Category[] {
  return categories.sort((a, b) => a.display_order - b.display_order || (a.slug < b.slug ? -1 : 1))
}

function byPlace(a: Image, b: Image): number {
  return Number(b.is_featured) - Number(a.is_featured) || a.display_order - b.display_order
}
