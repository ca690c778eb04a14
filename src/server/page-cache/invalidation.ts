import type { Tag } from '#modules/cache-tags.ts'
import type { EffectsOf, LiveEffect } from '#modules/live-effects.ts'
import type { RowChange, TagsOf } from '#modules/row-change.ts'
import { modules } from '../modules.ts'

const tagsOfTables = new Map<string, TagsOf>(modules.flatMap(({ tags = {} }) => Object.entries(tags)))
const effectsOfTables = new Map<string, EffectsOf>(modules.flatMap(({ live = {} }) => Object.entries(live)))

/** Undefined for a table that only a newer version of the shop knows. */
export function tagsOf(change: RowChange): readonly Tag[] | undefined {
  const tags = tagsOfTables.get(change.table)?.(change)
  return tags ?? (effectsOfTables.has(change.table) ? [] : undefined)
}

export function effectsOf(change: RowChange): readonly LiveEffect[] {
  return effectsOfTables.get(change.table)?.(change) ?? []
}
