import type { Language } from '#contract/languages.ts'
import { formatNumber } from '#contract/messages/format.ts'

/** Sign, digits in groups of three or ungrouped, decimals. */
const shape = /^(-?)(?:([1-9]\d{0,2})((?:([ '.,])\d{3})(?:\4\d{3})*)|(\d+))?(?:([.,])(\d*))?$/

/**
 * Parses a number as typed in any language: `1,249.90`, `1 249,90`, `RM 49.9`, `−3`. Undefined if it is no number or ambiguous. `1,249` is
 * a thousand, as the shop writes it; `1.249` is refused. Only for three or more decimals do both mean 1.249. More decimals than `decimals`
 * are refused.
 */
export function parseNumber(text: string, decimals?: number): number | undefined {
  const plain = text
    .trim()
    .replace(/^RM/i, '')
    .trim()
    .replace(/^[−–]\s*/, '-')
    .replace(/[\s\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")
  const [matched, sign = '', first = '', groups = '', group, run = '', mark, fraction = ''] = shape.exec(plain) ?? []
  if (matched === undefined || (first + run + fraction).length === 0) return undefined
  if (group !== undefined && group === mark) return undefined
  const digits = groups.replaceAll(group ?? '', '')
  const isOneGroup = groups.length === 4 && mark === undefined && (group === '.' || group === ',')
  if (isOneGroup && decimals !== undefined && decimals >= 3) return Number(`${sign}${first}.${digits}`)
  if (isOneGroup && group === '.') return undefined
  if (decimals !== undefined && fraction.replace(/0+$/, '').length > decimals) return undefined
  const value = Number(`${sign}${first}${digits}${run || (first ? '' : '0')}.${fraction || '0'}`)
  return Number.isFinite(value) ? value : undefined
}

/** Whether the text is refused only for its decimals. */
export function hasMoreDecimals(text: string, decimals: number): boolean {
  return parseNumber(text, decimals) === undefined && parseNumber(text, Math.max(decimals, 10)) !== undefined
}

/**
 * Formats a number for a field so that `parseNumber` reads the same number. With three or more decimals it has no group separator that
 * could be read as a decimal mark.
 */
export function printNumber(language: Language, value: number, decimals: number): string {
  const text = formatNumber(language, value, decimals)
  return decimals >= 3 && language === 'en' ? text.replaceAll(',', '') : text
}
