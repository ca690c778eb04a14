import type { Language } from '#contract/languages.ts'

/** Texts by language; English stands beside them. */
export type Translations<Texts> = Partial<Record<Language, Partial<Texts>>>

/** A name in a language, or in English where nobody has translated it. */
export function nameIn(language: Language, { name, translations }: { name: string; translations: Translations<{ name: string }> | null }) {
  return translations?.[language]?.name || name
}
