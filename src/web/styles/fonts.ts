import onestCyrillicExt from './fonts/onest-cyrillic-ext.woff2?url'
import onestCyrillic from './fonts/onest-cyrillic.woff2?url'
import onestLatin from './fonts/onest-latin.woff2?url'
import piazzollaCyrillicExt from './fonts/piazzolla-cyrillic-ext.woff2?url'
import piazzollaCyrillic from './fonts/piazzolla-cyrillic.woff2?url'
import piazzollaLatin from './fonts/piazzolla-latin.woff2?url'

/** Addresses of the font files to preload on a page of the language (as font, crossorigin anonymous). */
export const fontsToPreload: Readonly<Record<'en' | 'ru' | 'kk', readonly string[]>> = {
  en: [onestLatin, piazzollaLatin],
  ru: [onestCyrillic, piazzollaCyrillic, onestLatin],
  // Prices, the shop's name and figures are Latin everywhere; Ә Ғ Қ Ң Ө Ү Һ sit in the extended file.
  kk: [onestCyrillic, onestCyrillicExt, piazzollaCyrillic, piazzollaCyrillicExt, onestLatin],
}
