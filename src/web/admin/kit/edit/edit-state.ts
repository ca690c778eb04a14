import { changedKeys, isSame, mergeValues, type Values } from './merge-values.ts'

/** What is edited on a page, between what is saved and what is typed. */
export type EditState<V extends Values> = {
  /** What was read last: after a save it is behind `base` until the page is read anew, and undefined where it is to be laid over `base`. */
  read: V | undefined
  /** What is saved, as far as this page knows. */
  base: V
  values: V
  /** What somebody else saved in fields that are changed here too: a question until it is settled. */
  theirs: Partial<V>
  /** Saves whose answer was lost: they may have arrived. */
  unanswered: readonly Partial<V>[]
  /** Since the last press on saving one of those was found saved, and nothing of anybody else. */
  hasArrived: boolean
  /** How many of those were found saved so far. */
  found: number
}

/** Unsaved changes of one page: the changed fields as they are saved, and as they were typed; `asked` are those with an open question. */
export type KeptChanges<V extends Values> = { base: Partial<V>; values: Partial<V>; asked?: readonly string[] }

export function startEditing<V extends Values>(saved: V): EditState<V> {
  return { read: saved, base: saved, values: saved, theirs: {}, unanswered: [], hasArrived: false, found: 0 }
}

/**
 * Goes on with changes that were kept: what is saved by now is laid under them, with a question where both differ, and where one was open.
 * What was typed before they were found stays.
 */
export function resumeEditing<V extends Values>(now: EditState<V>, { base, values, asked = [] }: KeptChanges<V>): EditState<V> {
  const saved = now.base
  const before = { ...saved, ...base }
  const typed = only(changedKeys(saved, now.values), now.values)
  const started = startEditing(before)
  return takeReading({ ...started, read: undefined, values: { ...before, ...values, ...typed }, theirs: only(asked, saved) }, saved)
}

/** Lays what was read anew under what is typed. The same state where nothing new was read. */
export function takeReading<V extends Values>(state: EditState<V>, saved: V): EditState<V> {
  if (state.read !== undefined && changedKeys(state.read, saved).length === 0) return state
  const arrived = state.unanswered.find((sent) => isWithin(saved, sent))
  const under = { ...state.base, ...arrived }
  const { merged, conflicts } = mergeValues(under, state.values, saved)
  // A question that nobody has answered stays one, unless both say the same by now.
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

/** What was typed while it was sent stays, and is not saved yet. */
export function afterSaving<V extends Values>(state: EditState<V>, sent: Partial<V>): EditState<V> {
  const theirs = ofOthers(state, sent)
  return { ...state, base: { ...state.base, ...sent, ...theirs }, theirs, unanswered: [] }
}

/** Nobody knows whether it was saved: a reading shows it, a later one or one that was faster. */
export function afterLostAnswer<V extends Values>(state: EditState<V>, sent: Partial<V>): EditState<V> {
  const theirs = ofOthers(state, sent)
  if (isWithin(state.base, sent)) return { ...state, theirs, hasArrived: true, found: state.found + 1 }
  return { ...state, theirs, unanswered: [...state.unanswered, sent] }
}

function isWithin<V extends Values>(saved: V, sent: Partial<V>): boolean {
  return Object.entries(sent).every(([key, value]) => isSame(value, saved[key]))
}

/** A value of somebody else that was read while one's own was on its way stays a question; one's own, read before its answer came, is none. */
function ofOthers<V extends Values>({ theirs }: EditState<V>, sent: Partial<V>): Partial<V> {
  return Object.fromEntries(Object.entries(theirs).filter(([key, value]) => !(key in sent) || !isSame(value, sent[key]))) as Partial<V>
}

/** Ends the questions: of the named fields theirs is taken, of the others one's own stays. */
export function settle<V extends Values>(state: EditState<V>, fields: readonly (keyof V & string)[]): EditState<V> {
  return { ...state, values: { ...state.values, ...only(fields, { ...state.values, ...state.theirs }) }, theirs: {} }
}

export function only<V extends Values>(fields: readonly string[], values: V): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>
}
