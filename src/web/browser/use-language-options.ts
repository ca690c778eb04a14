import { languageOptions } from '#contract/languages.ts'
import { useShop } from './use-shop.ts'

/** Returns the languages that are on, in the order of the switch. */
export function useLanguageOptions() {
  const { languages } = useShop()
  return languageOptions.filter(({ code }) => languages.includes(code))
}
