import type { Language } from '#contract/languages.ts'
import { type StallMethod, stallMethods } from '#contract/rules/stall-terms.ts'
import { serverTranslator } from '#modules/server-translator.ts'

export function methodTitles(language: Language): Record<StallMethod, string> {
  const t = serverTranslator('stall', language)
  return Object.fromEntries(stallMethods.map((method) => [method, t(`method.${method}`)])) as Record<StallMethod, string>
}
