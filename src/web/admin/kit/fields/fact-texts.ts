import { type Language, languages } from '#contract/languages.ts'
import type { ProductFacts } from '#contract/product-facts.ts'
import { factKinds } from '#contract/rules/fact-kinds.ts'
import type { Texts } from './missing-texts.ts'

/** Every text of every language in one order, so that only what is written differs from what is saved. */
export function factTexts(facts: ProductFacts = {}): Partial<Record<Language, Texts>> {
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(factKinds.map((kind) => [kind, facts[language]?.[kind] ?? '']))]),
  )
}
