import { changedKeys, isSame, mergeValues, type Values } from './merge-values.ts'

export type EditState<V extends Values> = {
  /** After a save older than `base` until the page is read again. Undefined merges the next reading in any case. */
  read: V | undefined
  /** The saved values as far as this page knows. */
  base: V
  values: V
  /** Conflicts: values that somebody else saved in fields that are also changed here. */
  theirs: Partial<V>
  /** Saves whose answer was lost. They may have been applied. */
  unanswered: readonly Partial<V>[]
  /** Since the last press on Save, a save without an answer was found to be applied, and nobody else changed anything. */
  hasArrived: boolean
  /** How many saves without an answer were found to be applied so far. */
  found: number
}

/**
 * Unsaved changes of a page: the changed fields as saved and as typed; `asked` lists the fields with an open conflict, `unanswered` the saves
 * whose answer had not arrived.
 */
export type KeptChanges<V extends Values> = {
  base: Partial<V>
  values: Partial<V>
  asked?: readonly string[]
  unanswered?: readonly Partial<V>[]
}

export function startEditing<V extends Values>(saved: V): EditState<V> {
  return { read: saved, base: saved, values: saved, theirs: {}, unanswered: [], hasArrived: false, found: 0 }
}

/**
 * Restores stored changes over the current saved values. Fields changed on both sides, and earlier open conflicts, become conflicts. Text
 * typed before the restore stays.
 */
export function resumeEditing<V extends Values>(
  now: EditState<V>,
  { base, values, asked = [], unanswered = [] }: KeptChanges<V>,
): EditState<V> {
  const saved = now.base
  const before = { ...saved, ...base }
  const typed = only(changedKeys(saved, now.values), now.values)
  const started = startEditing(before)
  const restored = { ...started, read: undefined, unanswered, values: { ...before, ...values, ...typed }, theirs: only(asked, saved) }
  return rebase(restored, saved)
}

/** Merges newly read values under the typed ones. Returns the same state if nothing new was read. */
export function rebase<V extends Values>(state: EditState<V>, saved: V): EditState<V> {
  if (state.read !== undefined && changedKeys(state.read, saved).length === 0) return state
  const arrived = state.unanswered.find((sent) => isWithin(saved, sent))
  const under = { ...state.base, ...arrived }
  const { merged, conflicts } = mergeValues(under, state.values, saved)
  // An open conflict stays one unless both values are now the same.
  const asked = new Set([...conflicts, ...Object.keys(state.theirs).filter((key) => !isSame(merged[key], saved[key]))])
  return {
    read: saved,
    base: saved,
    values: merged,
    theirs: only([...asked], saved),
    unanswered: [],
    hasArrived: arrived !== undefined && changedKeys(under, saved).length === 0,
    found: state.found + (arrived === undefined ? 0 : 1),
  }
}

/** Marks the sent values as saved. Text typed during the save stays unsaved. */
export function afterSaving<V extends Values>(state: EditState<V>, sent: Partial<V>): EditState<V> {
  const theirs = ofOthers(state, sent)
  return { ...state, base: { ...state.base, ...sent, ...theirs }, theirs, unanswered: [] }
}

/** Records a save whose answer was lost. A later reading, or one already merged, shows whether it was applied. */
export function afterLostAnswer<V extends Values>(state: EditState<V>, sent: Partial<V>): EditState<V> {
  const theirs = ofOthers(state, sent)
  if (isWithin(state.base, sent)) return { ...state, theirs, hasArrived: true, found: state.found + 1 }
  return { ...state, theirs, unanswered: [...state.unanswered, sent] }
}

function isWithin<V extends Values>(saved: V, sent: Partial<V>): boolean {
  return Object.entries(sent).every(([key, value]) => isSame(value, saved[key]))
}

/** Returns the conflicts that remain after a save. A value read during the save is no conflict if it equals the sent one. */
function ofOthers<V extends Values>({ theirs }: EditState<V>, sent: Partial<V>): Partial<V> {
  return Object.fromEntries(Object.entries(theirs).filter(([key, value]) => !(key in sent) || !isSame(value, sent[key]))) as Partial<V>
}

/** Ends the conflicts: the named fields take the other person's value, the rest keep one's own. */
export function settle<V extends Values>(state: EditState<V>, fields: readonly (keyof V & string)[]): EditState<V> {
  return { ...state, values: { ...state.values, ...only(fields, { ...state.values, ...state.theirs }) }, theirs: {} }
}

export function only<V extends Values>(fields: readonly string[], values: V): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>
}
