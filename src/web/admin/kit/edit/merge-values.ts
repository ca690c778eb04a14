export type Values = Readonly<Record<string, unknown>>

/** Returns the fields that differ, in the order of `before`. */
export function changedKeys<V extends Values>(before: V, after: V): (keyof V & string)[] {
  return Object.keys(before).filter((key) => !isSame(before[key], after[key]))
}

/** Merges nested fields too. A field that both changed keeps one's own value and is listed as a conflict. */
export function mergeValues<V extends Values>(base: V, mine: V, theirs: V): { merged: V; conflicts: (keyof V & string)[] } {
  const conflicts: (keyof V & string)[] = []
  const merged = Object.fromEntries(
    changedKeys(base, mine).map((key) => {
      const field = mergeField(base[key], mine[key], theirs[key])
      if (field.isConflict) conflicts.push(key)
      return [key, field.merged]
    }),
  )
  return { merged: { ...theirs, ...merged }, conflicts }
}

function mergeField(base: unknown, mine: unknown, theirs: unknown): { merged: unknown; isConflict: boolean } {
  if (isSame(mine, theirs) || isSame(base, mine)) return { merged: theirs, isConflict: false }
  if (isSame(base, theirs)) return { merged: mine, isConflict: false }
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return { merged: mine, isConflict: true }
  const merged: Record<string, unknown> = {}
  let isConflict = false
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = mergeField(base[key], mine[key], theirs[key])
    isConflict ||= field.isConflict
    // A key that one side removed stays removed.
    if (field.merged !== undefined) merged[key] = field.merged
  }
  return { merged, isConflict }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
