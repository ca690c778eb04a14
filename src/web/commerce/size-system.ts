export type SizeSystem = 'letters' | 'years' | 'months' | 'other'

const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']
const letters = new Set(letterSizes)
const range = /^(\d+)[–-](\d+)$/

/** Returns the system of sizes: letters, or ages in ranges. Babies' ages are in months, whose ranges span more than one. */
export function sizeSystemOf(sizes: readonly string[]): SizeSystem {
  if (sizes.every((size) => letters.has(size))) return 'letters'
  const spans = sizes.map((size) => range.exec(size)).map((match) => (match ? Number(match[2]) - Number(match[1]) : undefined))
  if (spans.includes(undefined)) return 'other'
  return spans.some((span) => span !== undefined && span > 1) ? 'months' : 'years'
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** Sorts from small to large: letters first, then ages and other sizes by number. */
export function bySize(one: string, other: string): number {
  const [place, otherPlace] = [one, other].map((size) => (letters.has(size) ? letterSizes.indexOf(size) : letterSizes.length))
  return (place ?? 0) - (otherPlace ?? 0) || inOrder.compare(one, other)
}

/** Groups the sizes of many products by system; sizes that are not ages form one group. */
export function sizeGroupsOf(sizes: readonly string[]): { system: SizeSystem; sizes: string[] }[] {
  const groups = new Map<SizeSystem, string[]>()
  for (const size of sizes.toSorted(bySize)) {
    const system = sizeSystemOf([size])
    const name = system === 'other' ? 'letters' : system
    groups.set(name, [...(groups.get(name) ?? []), size])
  }
  return (['letters', 'years', 'months'] as const).flatMap((system) => {
    const found = groups.get(system)
    return found ? [{ system, sizes: found }] : []
  })
}
