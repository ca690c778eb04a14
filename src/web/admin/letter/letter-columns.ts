import type { Language } from '#contract/languages.ts'

/** Which languages are in sight: one on a phone, English and another on a desk, all three where there is room. */
export type Shown = { onPhone: Language; beside: 'ru' | 'kk' }

/** Of the grid around a text in its languages; the container is the editor's own width. */
export const columnsLook = 'grid min-w-0 gap-3 @lg:grid-cols-2 @3xl:grid-cols-3'

export function columnLook(language: Language, { onPhone, beside }: Shown): string {
  const phone = language === onPhone ? 'block' : 'hidden'
  const isOnDesk = language === 'en' || language === beside
  return `${phone} min-w-0 ${isOnDesk ? '@lg:block' : '@lg:hidden @3xl:block'}`
}
