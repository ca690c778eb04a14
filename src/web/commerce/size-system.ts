export type SizeSystem = 'letters' | 'years' | 'months' | 'other'

const letters = new Set(['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'])
const range = /^(\d+)[–-](\d+)$/

/** What sizes count in. Ages come in ranges; of babies in months, which span more than one. */
export function sizeSystemOf(sizes: readonly string[]): SizeSystem {
  if (sizes.every((size) => letters.has(size))) return 'letters'
  const spans = sizes.map((size) => range.exec(size)).map((match) => (match ? Number(match[2]) - Number(match[1]) : undefined))
  if (spans.includes(undefined)) return 'other'
  return spans.some((span) => span !== undefined && span > 1) ? 'months' : 'years'
}
