/** Grey values, 0 to 255. */
export type Grey = { width: number; height: number; values: Float32Array }

const window = 8
const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2

/** Mean structural similarity over windows of 8 pixels, every 4; 1 for equal pictures. Only where `counts` is set, if given. */
export function similarityOf(one: Grey, other: Grey, counts?: Uint8Array): number {
  const { width, height } = one
  let sum = 0
  let windows = 0
  for (let top = 0; top + window <= height; top += 4) {
    for (let left = 0; left + window <= width; left += 4) {
      const found = windowSimilarity(one, other, left, top, counts)
      if (found === undefined) continue
      sum += found
      windows++
    }
  }
  return windows === 0 ? 0 : sum / windows
}

function windowSimilarity(one: Grey, other: Grey, left: number, top: number, counts?: Uint8Array): number | undefined {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + window; y++) {
    for (let x = left; x < left + window; x++) {
      const at = y * one.width + x
      if (counts && counts[at] === 0) return undefined
      const p = one.values[at] ?? 0
      const q = other.values[at] ?? 0
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const count = window * window
  const [meanA, meanB] = [a / count, b / count]
  const [spreadA, spreadB, shared] = [aa / count - meanA * meanA, bb / count - meanB * meanB, ab / count - meanA * meanB]
  return ((2 * meanA * meanB + c1) * (2 * shared + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (spreadA + spreadB + c2))
}

/** Returns the variance of the Laplacian, which is high where edges are sharp. */
export function sharpnessOf({ width, height, values }: Grey): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const bend =
        4 * (values[at] ?? 0) - (values[at - 1] ?? 0) - (values[at + 1] ?? 0) - (values[at - width] ?? 0) - (values[at + width] ?? 0)
      sum += bend
      squares += bend * bend
      count++
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
