import type { Product } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'

/** Returns what the options of a product are called, as its page does; sizes are always called sizes. */
export function optionNamesOf(
  { variations, variations_label: label }: Pick<Product, 'variations' | 'variations_label'>,
  language: Language,
): { variation: string; size: string } {
  const t = serverTranslator('goods', language)
  const areColors = variations.length > 0 && variations.every(({ color }) => color !== null)
  return { variation: label ?? t(areColors ? 'choose.color' : 'choose.version'), size: t('choose.size.letters') }
}
