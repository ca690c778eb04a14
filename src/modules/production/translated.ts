import type { Language } from '#contract/languages.ts'

/** Texts by language. English is stored separately. */
export type Translations<Texts> = Partial<Record<Language, Partial<Texts>>>

/** Returns the name in a language, or the English one without a translation. */
export function nameIn(language: Language, { name, translations }: { name: string; translations: Translations<{ name: string }> | null }) {
  return translations?.[language]?.name || name
}
