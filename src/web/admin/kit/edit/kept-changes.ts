import { type KeptChanges, only } from './edit-state.ts'
import { keepTyped, readTyped } from './kept-typing.ts'
import type { Values } from './merge-values.ts'

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function changesNameOf(person: string, pathname: string, fields: readonly string[]): string {
  return `edit.${person}.${pathname}.${fields.toSorted().join()}`
}

/** Left unsaved by a reload, a crash or a closed tab. Undefined if the page no longer has these fields. */
export async function readChanges<V extends Values>(
  name: string,
  fields: readonly (keyof V & string)[],
): Promise<KeptChanges<V> | undefined> {
  const kept = (await readTyped<unknown>(name))?.value
  if (!isFields(kept) || !isFields(kept['base']) || !isFields(kept['values'])) return undefined
  const { base, values } = kept as { base: Record<string, unknown>; values: Record<string, unknown> }
  const known = fields.filter((field) => field in base && field in values)
  if (known.length === 0) return undefined
  const { asked, unanswered } = kept
  return {
    base: only(known, base as V),
    values: only(known, values as V),
    asked: Array.isArray(asked) ? known.filter((field) => asked.includes(field)) : [],
    ...(Array.isArray(unanswered) && { unanswered: unanswered.filter(isFields) as Partial<V>[] }),
  }
}

/** Stores the changes; undefined removes them. */
export function keepChanges<V extends Values>(name: string, changes: KeptChanges<V> | undefined): void {
  keepTyped(name, changes && { value: changes })
}
