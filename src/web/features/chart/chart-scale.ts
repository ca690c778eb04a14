/** Returns a few round, equally spaced steps from zero that include the largest value. */
export function stepsTo(most: number): number[] {
  if (most <= 0) return [0, 1]
  const rough = most / 4
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((one) => one >= rough) ?? 10 * unit
  const count = Math.ceil(most / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

const leastBarPx = 2

/** Returns a bar's height in pixels, at least 2 for a small value and for a day that has begun without any value. */
export function barHeight(heightPx: number, isOpen: boolean): number {
  return heightPx > 0 || isOpen ? Math.max(leastBarPx, heightPx) : 0
}

/** Returns the indexes of the labels to print: at most `most`, evenly spaced from the first, so that they don't overlap. */
export function printedLabels(count: number, most: number): ReadonlySet<number> {
  const every = Math.ceil(count / most)
  const printed = new Set<number>()
  for (let index = 0; index < count; index += every) printed.add(index)
  return printed
}
