export type Values = Readonly<Record<string, unknown>>

/** The fields that differ, in the order of the first. */
export function changedKeys<V extends Values>(before: V, after: V): (keyof V & string)[] {
  return Object.keys(before).filter((key) => !isSame(before[key], after[key]))
}

/** Lays one's own changes over another's. Where both changed a field, one's own stays and it is named. Fields of fields are merged alike. */
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
    // What one of both has taken out is gone.
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
