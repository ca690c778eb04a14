import type { AdminProduct } from '#contract/admin-products.ts'
import type { Language } from '#contract/languages.ts'
import { namedIn } from '../kit/named-in.ts'

/** The fields that the list shows and changes. The texts in three languages would make up most of the page. */
export type ListedProduct = Omit<
  AdminProduct,
  'description' | 'translations' | 'facts' | 'variations_label' | 'story_ids' | 'variations'
> & {
  variations: Omit<AdminProduct['variations'][number], 'subtitle' | 'description' | 'translations'>[]
}

export function listedIn(language: Language, product: AdminProduct): ListedProduct {
  const {
    description: _description,
    translations: _translations,
    facts: _facts,
    variations_label: _label,
    story_ids: _stories,
    ...listed
  } = namedIn(language, product)
  const variations = listed.variations.map(({ subtitle: _subtitle, description: _text, translations: _texts, ...variation }) => variation)
  return { ...listed, variations }
}
