import type { AreaTranslator } from '#contract/messages/translator.ts'

const known = ['about', 'contact', 'faq', 'membership', 'privacy', 'terms'] as const

/** Returns the name of the page in the shop's navigation, or its slug. */
export function placeOf(t: AreaTranslator<'admin-content'>, slug: string): string {
  const name = known.find((each) => each === slug)
  return name ? t(`page.${name}`) : slug
}
