import type { Language } from '../languages.ts'
import type { DisplayCurrency, DisplayRate } from '../rules/display-currencies.ts'
import { formatNumber } from './format.ts'

const signs: Record<DisplayCurrency, string> = { KZT: '₸', RUB: '₽', USD: '$' }
const equals = '≈\u00a0'

/** Converts ringgit to an approximate amount, e.g. `≈ 9,420 ₸`. Rounds to ten tenge, to roubles, or to cents. */
export function formatAbout(language: Language, amount: number, { code, rate }: DisplayRate): string {
  return `${equals}${withSign(language, amount, { code, rate })}`
}

/** Formats both ends of a range; only the first has the `≈`. */
export function formatAboutRange(language: Language, [min, max]: readonly [number, number], { code, rate }: DisplayRate): [string, string] {
  return [`${equals}${bare(language, min, { code, rate })}`, withSign(language, max, { code, rate })]
}

function withSign(language: Language, amount: number, { code, rate }: DisplayRate): string {
  const digits = bare(language, amount, { code, rate })
  return language === 'en' && code === 'USD' ? `US${signs[code]}${digits}` : `${digits}\u00a0${signs[code]}`
}

function bare(language: Language, amount: number, { code, rate }: DisplayRate): string {
  const converted = amount * rate
  if (code === 'KZT') return formatNumber(language, Math.round(converted / 10) * 10, 0)
  if (code === 'RUB') return formatNumber(language, converted, 0)
  const [whole = '0', cents = '00'] = converted.toFixed(2).split('.')
  return `${formatNumber(language, Number(whole), 0)}${language === 'en' ? '.' : ','}${cents}`
}
