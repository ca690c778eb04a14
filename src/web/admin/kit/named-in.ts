import type { AdminProduct } from '#contract/admin-products.ts'
import type { Language } from '#contract/languages.ts'

/** As the reader has it; where it is not translated, in English. */
export function titleIn(
  language: Language,
  { title, translations }: { title: string; translations: Partial<Record<string, { title: string }>> },
) {
  return translations[language]?.title || title
}

/** The product and its variations as the reader calls them; where a name is not translated, in English. */
export function namedIn(language: Language, product: AdminProduct): AdminProduct {
  const nameOf = ({ name, translations }: Pick<AdminProduct, 'name'> & { translations: Partial<Record<Language, { name: string }>> }) =>
    translations[language]?.name || name
  return {
    ...product,
    name: nameOf(product),
    variations: product.variations.map((variation) => ({ ...variation, name: nameOf(variation) })),
  }
}
