import { inLanguage, type Language, type Translated } from '../languages.ts'

type Marks = { group: string; decimal: string; percentGap: string }

// Written out instead of using Intl: Chromium has no Kazakh number data, and the server and the browser must print the same text.
const marks: Translated<Marks> = {
  en: { group: ',', decimal: '.', percentGap: '' },
  ru: { group: '\u00a0', decimal: ',', percentGap: '\u00a0' },
  kk: { group: '\u00a0', decimal: ',', percentGap: '' },
}

/** `RM 1,249.90` with a no-break space, the same in every language. The amount is in ringgit, already rounded to the sen. */
export function formatMoney(amount: number): string {
  return `${amount < 0 ? '−' : ''}RM\u00a0${withGroups(Math.abs(amount).toFixed(2), ',', '.')}`
}

/** At most `decimals` digits after the mark, without trailing zeros. */
export function formatNumber(language: Language, value: number, decimals = 2): string {
  const { group, decimal } = inLanguage(marks, language)
  const digits = String(Number(Math.abs(value).toFixed(decimals)))
  return `${value < 0 ? '−' : ''}${withGroups(digits, group, decimal)}`
}

/** `RM 1,500` with a no-break space, for thresholds in sentences: sen only if there are some. The same in every language. */
export function formatRoundMoney(amount: number): string {
  return formatMoney(amount).replace(/\.00$/, '')
}

/** A share such as 0.06 as `6%`. */
export function formatPercent(language: Language, share: number, decimals = 0): string {
  return `${formatNumber(language, share * 100, decimals)}${inLanguage(marks, language).percentGap}%`
}

/** `21–23`, with a word joiner: lines otherwise end after an en dash. */
export function formatRange(from: number | string, to: number | string): string {
  return `${from}–\u2060${to}`
}

const conjunctions: Translated<string> = { en: 'and', ru: 'и', kk: 'және', ms: 'dan' }

/** `a, b and c`. */
export function formatList(language: Language, items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  const last = items.at(-1)
  return `${items.slice(0, -1).join(', ')} ${inLanguage(conjunctions, language)} ${last}`
}

const byteUnits: Translated<readonly string[]> = {
  en: ['B', 'kB', 'MB', 'GB'],
  ru: ['Б', 'КБ', 'МБ', 'ГБ'],
  kk: ['Б', 'КБ', 'МБ', 'ГБ'],
}

/** In units of a thousand, as phones and shops count: 5,000,000 bytes are `5 MB`. */
export function formatFileSize(language: Language, bytes: number): string {
  const units = inLanguage(byteUnits, language)
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${formatNumber(language, bytes / 1000 ** step, 1)}\u00a0${units[step]}`
}

function withGroups(digits: string, group: string, decimal: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction ? `${grouped}${decimal}${fraction}` : grouped
}
