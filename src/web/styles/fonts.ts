import onestCyrillicExt from './fonts/onest-cyrillic-ext.woff2?url'
import onestCyrillic from './fonts/onest-cyrillic.woff2?url'
import onestLatin from './fonts/onest-latin.woff2?url'
import piazzollaCyrillicExt from './fonts/piazzolla-cyrillic-ext.woff2?url'
import piazzollaCyrillic from './fonts/piazzolla-cyrillic.woff2?url'
import piazzollaLatin from './fonts/piazzolla-latin.woff2?url'

/**
 * Addresses of the font files to preload on a page of the language (as font, crossorigin anonymous). Blanks, points, figures and the shop's name
 * are in the Latin files everywhere, Ә Ғ Қ Ң Ө Ү Һ in the extended ones: a heading that gets one of its files late is wrapped anew.
 */
export const fontsToPreload: Readonly<Record<'en' | 'ru' | 'kk', readonly string[]>> = {
  en: [onestLatin, piazzollaLatin],
  ru: [onestCyrillic, piazzollaCyrillic, onestLatin, piazzollaLatin],
  kk: [onestCyrillic, onestCyrillicExt, piazzollaCyrillic, piazzollaCyrillicExt, onestLatin, piazzollaLatin],
}
