import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { createStore } from '#web/ui/store.ts'
import { afterSaving, type EditState, only, settle, startEditing } from './edit-state.ts'
import { changedKeys, type Values } from './merge-values.ts'
import { createSaveLoop } from './save-loop.ts'

/** What every screen with autosave shows; a screen adds its own. */
export type Autosaved = { phase: 'saved' | 'unsaved' | 'saving' | 'failed'; refusal: AnyRefusal | undefined }

type Parts<V extends Values, State extends Autosaved, Outcome extends { refusal?: AnyRefusal | undefined }> = {
  saved: V
  state: State
  /** Returns the fields to save now; if none can be saved, whether everything is saved. */
  next: (unsaved: readonly (keyof V & string)[], edit: EditState<V>) => readonly (keyof V & string)[] | boolean
  send: (sent: Partial<V>, values: V, state: State) => Promise<Outcome>
  onSaved: (outcome: Outcome, sent: Partial<V>) => void
  onRefused: (refusal: AnyRefusal, outcome: Outcome) => void | Promise<void>
  /** False while another person is signed in. */
  maySend: () => boolean
  /** Prefers the sent values to a value that was read during the save: it may be the same save as the server writes it. */
  overwrites?: boolean
}

/**
 * Saves text while it is typed: keeps the edit with its merges and conflicts, makes one save at a time, and remembers saves whose answer was
 * lost. A save is `unanswered` from its start, because the page may close before its answer.
 */
export function createAutosave<V extends Values, State extends Autosaved, Outcome extends { refusal?: AnyRefusal | undefined }>(
  parts: Parts<V, State, Outcome>,
) {
  let edit = startEditing(parts.saved)
  const state = createStore(parts.state)
  const loop = createSaveLoop({ next: nextSave, maySend: parts.maySend })

  function nextSave(): (() => Promise<boolean>) | boolean {
    const next = parts.next(unsaved(), edit)
    return typeof next === 'boolean' ? next : () => save(only(next, edit.values))
  }

  async function save(sent: Partial<V>): Promise<boolean> {
    edit = { ...edit, unanswered: [...edit.unanswered, sent] }
    show({ phase: 'saving' } as Partial<State>)
    const outcome = await parts.send(sent, edit.values, state.read())
    const { refusal } = outcome
    if (!refusal) {
      edit = afterSaving(parts.overwrites ? settle(edit, []) : edit, sent)
      parts.onSaved(outcome, sent)
      return true
    }
    if (!isAnswerLost(refusal)) edit = { ...edit, unanswered: edit.unanswered.filter((one) => one !== sent) }
    await parts.onRefused(refusal, outcome)
    return false
  }

  /** The fields that differ from the saved values, or from values that may have been saved. */
  function unsaved(): (keyof V & string)[] {
    const mayDiffer = [edit.base, ...edit.unanswered].flatMap((saved) => changedKeys({ ...edit.values, ...saved }, edit.values))
    return [...new Set(mayDiffer)]
  }

  function show(next: Partial<State>): void {
    state.set({ ...state.read(), ...next })
  }

  return {
    state,
    show,
    loop,
    edit: () => edit,
    /** Replaces the edit after a merge, typing, or the answer to a conflict. */
    take(next: EditState<V>): void {
      edit = next
    },
    unsaved,
  }
}
