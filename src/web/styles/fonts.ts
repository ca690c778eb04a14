import type { LanguageOption } from '#contract/languages.ts'
import onestCyrillicExt from './fonts/onest-cyrillic-ext.woff2?url'
import onestCyrillic from './fonts/onest-cyrillic.woff2?url'
import onestLatin from './fonts/onest-latin.woff2?url'
import piazzollaCyrillicExt from './fonts/piazzolla-cyrillic-ext.woff2?url'
import piazzollaCyrillic from './fonts/piazzolla-cyrillic.woff2?url'
import piazzollaLatin from './fonts/piazzolla-latin.woff2?url'

/**
 * Addresses of the font files to preload per alphabet (as font, crossorigin anonymous). Spaces, punctuation, digits and the shop's name are
 * in the Latin files, Ә Ғ Қ Ң Ө Ү Һ in the extended ones. A heading whose font file loads late wraps again.
 */
export const fontsToPreload: Readonly<Record<LanguageOption['letters'], readonly string[]>> = {
  latin: [onestLatin, piazzollaLatin],
  cyrillic: [onestCyrillic, piazzollaCyrillic, onestLatin, piazzollaLatin],
  'cyrillic-ext': [onestCyrillic, onestCyrillicExt, piazzollaCyrillic, piazzollaCyrillicExt, onestLatin, piazzollaLatin],
}
