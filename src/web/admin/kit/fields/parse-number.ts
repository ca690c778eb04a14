/** As people type it in any language: `1,249.90`, `1 249,90`, `RM 49.9`, `−3`; undefined for none. `1,249` is a thousand, `0,249` is not. */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .replace(/^\s*RM/i, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[−–]/, '-')
  if (!/^-?\d[\d.,]*$|^-?[.,]\d+$/.test(plain)) return undefined
  const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  if (last < 0) return Number(plain)
  const mark = plain[last] ?? ''
  const [whole, fraction] = [plain.slice(0, last), plain.slice(last + 1)]
  const isGrouping = whole.includes(mark) || (fraction.length === 3 && /[1-9]/.test(whole) && !/[.,]/.test(whole) && whole.length <= 4)
  const digits = isGrouping ? plain.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '')}.${fraction || '0'}`
  const value = Number(digits)
  return Number.isFinite(value) ? value : undefined
}
