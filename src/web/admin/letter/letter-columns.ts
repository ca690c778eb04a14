import type { Language, OtherLanguage } from '#contract/languages.ts'

/** The visible languages: one on a phone, English and one other on a desktop, all three where there is room. */
export type Shown = { onPhone: Language; beside: OtherLanguage }

/** Classes of the grid around one text in all languages. The container query uses the editor's own width. */
export const columnsLook = 'grid min-w-0 gap-3 @lg:grid-cols-2 @3xl:grid-cols-3'

export function columnLook(language: Language, { onPhone, beside }: Shown): string {
  const phone = language === onPhone ? 'block' : 'hidden'
  const isOnDesk = language === 'en' || language === beside
  return `${phone} min-w-0 ${isOnDesk ? '@lg:block' : '@lg:hidden @3xl:block'}`
}
