import { sql } from 'kysely'
import type { Database } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { remembered, type ShopMemory } from '#modules/shop-memory.ts'

/** Of a product type, in minutes: the work for one piece, the daily capacity and the queued work. */
export type Workload = { minutesPerPiece: number; minutesPerDay: number; queuedMinutes: number }
export type Workloads = ReadonlyMap<string, Workload>

/** The highest age of a queue that a promise is based on. */
const longestMs = 1000

type Held = { value?: Workloads; at: number; generation: number }
const held = remembered((): Held => ({ at: 0, generation: 0 }))

/** Returns the workloads of every type, at most 1 s old. Reads them again if one of `types` is missing. */
export async function readWorkloads({ db, memory }: Pick<Ctx, 'db' | 'memory'>, types: readonly string[]): Promise<Workloads> {
  const known = memory.of(held)
  const { value } = known
  const isFresh = value !== undefined && performance.now() - known.at < longestMs && types.every((type) => value.has(type))
  return isFresh ? value : load(db, known)
}

/** Reads the workloads again. Later calls of `readWorkloads` return nothing older. */
export function refreshWorkloads(db: Database, memory: ShopMemory): Promise<Workloads> {
  const known = memory.of(held)
  known.generation += 1
  delete known.value
  return load(db, known)
}

async function load(db: Database, known: Held): Promise<Workloads> {
  const { generation } = known
  const at = performance.now()
  const { rows } = await sql<Workload & { id: string }>`
    select t.id, t.minutes_per_day as "minutesPerDay",
      coalesce((select sum(s.minutes) from product_type_steps as s where s.product_type_id = t.id), 0)::int as "minutesPerPiece",
      coalesce(q.minutes, 0)::int as "queuedMinutes"
    from product_types as t
    left join (
      select product_type_id, sum(minutes_left) as minutes from production_items where is_active and status <> 'done' group by product_type_id
    ) as q on q.product_type_id = t.id
  `.execute(db)
  const value = new Map(rows.map(({ id, ...workload }) => [id, workload]))
  if (known.generation === generation) Object.assign(known, { value, at })
  return value
}
