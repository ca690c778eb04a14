import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import type { Cell } from './raw-rows.ts'

type Sums = { version: string; reading: Promise<readonly Cell[]>; count: number }
const keptSums = remembered(() => new Map<string, Sums>())

/** Some fifteen megabytes, of all spans that were looked at together. */
const mostCells = 60_000
/** What is larger, such as a file of every word, would leave no room for anything else. */
const mostOfOne = 8000

/** Cells as they were read before under this name, as long as the `version` is the same; the spans looked at last are kept. */
export function readWhileSame(
  memory: Ctx['memory'],
  { name, version }: { name: string; version: string },
  read: () => Promise<readonly Cell[]>,
): Promise<readonly Cell[]> {
  const kept = memory.of(keptSums)
  const known = kept.get(name)
  const sums = known?.version === version ? known : { version, reading: read(), count: 0 }
  kept.delete(name)
  kept.set(name, sums)
  const drop = () => kept.get(name) === sums && kept.delete(name)
  if (sums !== known)
    void sums.reading.then(({ length }) => {
      sums.count = length
      if (length > mostOfOne) drop()
      dropOldest(kept)
    }, drop)
  return sums.reading
}

function dropOldest(kept: Map<string, Sums>): void {
  let count = [...kept.values()].reduce((total, sums) => total + sums.count, 0)
  for (const [name, sums] of kept) {
    if (count <= mostCells) return
    kept.delete(name)
    count -= sums.count
  }
}
