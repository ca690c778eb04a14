import onestCyrillicExt from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url'
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import piazzollaCyrillicExt from '@fontsource-variable/piazzolla/files/piazzolla-cyrillic-ext-wght-normal.woff2?url'
import piazzollaCyrillic from '@fontsource-variable/piazzolla/files/piazzolla-cyrillic-wght-normal.woff2?url'
import piazzollaLatin from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url'

/** Addresses of the font files to preload on a page of the language (as font, crossorigin anonymous). */
export const fontsToPreload: Readonly<Record<'en' | 'ru' | 'kk', readonly string[]>> = {
  en: [onestLatin, piazzollaLatin],
  ru: [onestCyrillic, piazzollaCyrillic, onestLatin],
  // Prices, the shop's name and figures are Latin everywhere; Ә Ғ Қ Ң Ө Ү Һ sit in the extended file.
  kk: [onestCyrillic, onestCyrillicExt, piazzollaCyrillic, piazzollaCyrillicExt, onestLatin],
}
