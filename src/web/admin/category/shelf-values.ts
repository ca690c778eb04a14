import type { CategoryChange } from '#contract/categories.ts'
import type { StaffCategory } from '#contract/catalog.ts'
import { type Language, perOther } from '#contract/languages.ts'
import { factTexts } from '../kit/fields/fact-texts.ts'
import type { Texts } from '../kit/fields/missing-texts.ts'

/** Its texts are one value, since all languages are edited side by side. */
export type Shelf = {
  texts: Partial<Record<Language, Readonly<Partial<Record<string, string>>>>>
  facts: Partial<Record<Language, Texts>>
  slug: string
  is_active: string
  is_on_home: string
}

export function shelfOf(category: StaffCategory | undefined): Shelf {
  return {
    texts: { en: { name: category?.name ?? '', description: category?.description ?? '' }, ...category?.translations },
    facts: factTexts(category?.facts),
    slug: category?.slug ?? '',
    is_active: yesOrNo(category?.is_active ?? true),
    is_on_home: yesOrNo((category?.landing_page_order ?? null) !== null),
  }
}

/** Returns the request body of the changed fields. A translation without a name is removed. */
export function bodyOf({ texts, facts, slug, is_active, is_on_home }: Partial<Shelf>, lastOnHome: number): CategoryChange {
  const isOnHome = is_on_home === 'yes'
  return {
    ...(texts && { ...textsIn(texts, 'en'), translations: perOther((language) => textsIn(texts, language) ?? null) }),
    ...(facts && { facts }),
    // The server derives a missing slug of a new category from its name.
    ...(slug?.trim() && { slug: slug.trim() }),
    ...(is_active !== undefined && { is_active: is_active === 'yes' }),
    ...(is_on_home !== undefined && { is_featured: isOnHome, landing_page_order: isOnHome ? lastOnHome + 1 : null }),
  }
}

function textsIn(texts: Shelf['texts'], language: Language): { name: string; description: string } | undefined {
  const name = texts[language]?.['name']?.trim() ?? ''
  return name === '' ? undefined : { name, description: texts[language]?.['description']?.trim() ?? '' }
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
