import { type Language, languages } from '#contract/languages.ts'
import type { ProductFacts } from '#contract/product-facts.ts'
import { factKinds } from '#contract/rules/fact-kinds.ts'
import type { Texts } from './missing-texts.ts'

/** Returns all texts of all languages in a fixed order, since key order would count as a change. */
export function factTexts(facts: ProductFacts = {}): Partial<Record<Language, Texts>> {
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(factKinds.map((kind) => [kind, facts[language]?.[kind] ?? '']))]),
  )
}
