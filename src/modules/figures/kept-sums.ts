import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import type { Cell } from './raw-rows.ts'

type Sums = { version: string; reading: Promise<readonly Cell[]>; count: number }
const keptSums = remembered(() => new Map<string, Sums>())

/** About 15 MB for all cached spans together. */
const mostCells = 60_000
/** A larger result, such as a file of every search, would displace everything else. */
const mostOfOne = 8000

/** Returns the cells cached under this name while the `version` is the same. The most recently used spans stay cached. */
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
