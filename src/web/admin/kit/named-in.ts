import type { AdminProduct } from '#contract/admin-products.ts'
import type { Language } from '#contract/languages.ts'

/** Returns the title in a language, or the English one where it is not translated. */
export function titleIn(
  language: Language,
  { title, translations }: { title: string; translations: Partial<Record<string, { title: string }>> },
) {
  return translations[language]?.title || title
}

/** Returns the product with its names in a language, or the English ones where they are not translated. */
export function namedIn(language: Language, product: AdminProduct): AdminProduct {
  const nameOf = ({ name, translations }: Pick<AdminProduct, 'name'> & { translations: Partial<Record<Language, { name: string }>> }) =>
    translations[language]?.name || name
  return {
    ...product,
    name: nameOf(product),
    variations: product.variations.map((variation) => ({ ...variation, name: nameOf(variation) })),
  }
}
