import type { Ctx } from '#modules/context.ts'
import { remembered } from '#modules/shop-memory.ts'
import type { Cell } from './raw-rows.ts'

type RecentCells = { cells: readonly Cell[]; readAt: number }
type Kept = { recent: Map<string, RecentCells>; beingRead: Map<string, Promise<readonly Cell[]>> }
const keptCells = remembered((): Kept => ({ recent: new Map(), beingRead: new Map() }))

const keptMs = 10_000
/** Older cells are still returned, but refreshed in the background. */
const freshMs = 4000
const mostKept = 20

type Read = () => Promise<{ cells: readonly Cell[]; isLong: boolean }>

/** Returns current cells, or for slow reads cells at most ten seconds old. Concurrent callers share one read. */
export async function readRecent(memory: Ctx['memory'], name: string, read: Read): Promise<readonly Cell[]> {
  const { recent, beingRead } = memory.of(keptCells)
  const known = recent.get(name)
  const age = known ? performance.now() - known.readAt : Infinity
  if (known && age <= freshMs) return known.cells
  const reading = beingRead.get(name) ?? readNow(memory, name, read)
  if (!known || age > keptMs) return reading
  // No caller awaits this read. After an error the next caller reads again.
  void reading.catch(() => recent.delete(name))
  return known.cells
}

function readNow(memory: Ctx['memory'], name: string, read: Read): Promise<readonly Cell[]> {
  const { recent, beingRead } = memory.of(keptCells)
  const readAt = performance.now()
  const reading = read()
    .then(({ cells, isLong }) => {
      recent.delete(name)
      if (isLong) recent.set(name, { cells, readAt })
      for (const old of recent.keys()) if (recent.size > mostKept) recent.delete(old)
      return cells
    })
    .finally(() => beingRead.delete(name))
  beingRead.set(name, reading)
  return reading
}
