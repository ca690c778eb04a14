import { type AnyRefusal, isAnswerLost } from '#web/browser/calls/refusal-sentence.ts'
import { createListeners } from '#web/ui/listeners.ts'
import { afterSaving, type EditState, rebase, resumeEditing, settle, startEditing } from '../kit/edit/edit-state.ts'
import { isSame } from '../kit/edit/merge-values.ts'
import { createSaveLoop } from '../kit/edit/save-loop.ts'

/** An unsaved value, the saved value it was based on, and a value already sent that may have been saved since. */
export type KeptValue<Value> = { base: Value; value: Value; sent?: Value }

export type PartOptions<Value> = {
  saved: Value
  /** `isResumed`: typed on an earlier page; must be refused if somebody has changed the data since this page was loaded. */
  send: (value: Value, isResumed: boolean) => Promise<{ refusal?: AnyRefusal | undefined }>
  reload: () => Promise<void>
}

export type PartState<Value> = {
  /** The value that is not saved yet. */
  typed: { value: Value } | undefined
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  refusal: AnyRefusal | undefined
  /** A value restored from an earlier page, until the first change. */
  resumed: KeptValue<Value> | undefined
  /** An earlier page's unsent value that conflicts with newer changes. It is sent only after the user accepts it. */
  offered: KeptValue<Value> | undefined
}

/** The whole value is one field of the edit, in a list, because the fields of an object would be merged with another person's. */
type Part<Value> = { whole: readonly [Value] }

const pauseMs = 700

/**
 * A part that saves itself on change, one request at a time. `keep` stores the unsaved value beyond the page, or clears it when undefined.
 * `maySend` prevents sending under another person's session.
 */
export function createAutosave<Value>(
  options: PartOptions<Value>,
  keep: (kept: KeptValue<Value> | undefined) => void,
  maySend: () => boolean,
) {
  let latest = options
  /** A save is `unanswered` from its start, because the page may close before its answer. */
  let edit: EditState<Part<Value>> = startEditing({ whole: [options.saved] })
  let state: PartState<Value> = { typed: undefined, phase: 'saved', refusal: undefined, resumed: undefined, offered: undefined }
  const loop = createSaveLoop({ next: () => (isUnsaved() ? sendValue : true), maySend })
  const { subscribe, tell } = createListeners()

  const isUnsaved = () => [edit.base, ...edit.unanswered].some(({ whole }) => !isSame(whole, edit.values.whole))

  function show(next: Partial<PartState<Value>>) {
    state = { ...state, ...next, typed: isUnsaved() ? { value: edit.values.whole[0] } : undefined }
    tell()
  }

  function wait(next: Partial<PartState<Value>> = {}) {
    show({ ...next, phase: 'unsaved' })
    loop.saveIn(pauseMs)
  }

  function rest(next: Partial<PartState<Value>> = {}) {
    loop.stop()
    show({ ...next, phase: 'saved', refusal: undefined })
  }

  /** Shows the saved value again, and offers the restored one. */
  function offer(kept: KeptValue<Value>) {
    edit = settle(edit, ['whole'])
    rest({ resumed: undefined, offered: kept })
  }

  async function sendValue(): Promise<boolean> {
    const sent = edit.values
    const { resumed } = state
    edit = { ...edit, unanswered: [...edit.unanswered, sent] }
    show({ phase: 'saving' })
    const { refusal } = await latest.send(sent.whole[0], resumed !== undefined)
    if (!refusal) {
      edit = afterSaving(settle(edit, []), sent)
      if (isUnsaved()) show({ refusal: undefined })
      else {
        rest()
        keep(undefined)
      }
      return true
    }
    if (!isAnswerLost(refusal)) edit = { ...edit, unanswered: edit.unanswered.filter((one) => one !== sent) }
    if (resumed && edit.theirs.whole !== undefined) offer(resumed)
    else if (resumed && refusal.code === 'changed_meanwhile') {
      show({ phase: 'unsaved' })
      await latest.reload()
      // Nobody else has changed this part.
      if (state.resumed === resumed) wait()
    } else show({ phase: 'failed', refusal })
    return false
  }

  return {
    state: () => state,
    subscribe,
    /** Sends the waiting value, if any. Returns whether the value that waited at the call is saved. */
    send: loop.save,
    goOn: loop.goOn,
    /** Sends all waiting values now. Returns whether everything is saved. */
    async flush(): Promise<boolean> {
      // The user may go on typing during the request.
      while (isUnsaved()) if (!(await loop.save())) return false
      return true
    },
    /** Updates the saved value and the way to send. Of two people's changes on open pages the later one wins. */
    follow(next: PartOptions<Value>) {
      latest = next
      const before = edit
      const mayDiffer = isUnsaved()
      edit = rebase(edit, { whole: [next.saved] })
      if (edit === before) return
      // Also a change back to the earlier value, which a merge would not see as a change.
      if (mayDiffer && !state.resumed) edit = { ...settle(edit, []), values: before.values }
      const isConflict = edit.theirs.whole !== undefined
      // A value that comes during a save may be one's own, as the server writes it. The answer decides.
      if (state.phase === 'saving') return
      if (isConflict && state.resumed) offer(state.resumed)
      else if (state.typed && !isUnsaved()) {
        rest()
        keep(undefined)
      }
    },
    /** Restores an earlier page's unsent value, unless the user has typed already. */
    resume(kept: KeptValue<Value>) {
      if (isUnsaved()) return
      const { base, value, sent } = kept
      edit = resumeEditing(edit, {
        base: { whole: [base] },
        values: { whole: [value] },
        unanswered: sent === undefined ? [] : [{ whole: [sent] }],
      })
      if (edit.theirs.whole !== undefined) offer(kept)
      else if (isUnsaved()) wait({ resumed: kept })
      else {
        rest()
        keep(undefined)
      }
    },
    change(value: Value) {
      edit = { ...edit, values: { whole: [value] } }
      if (!isUnsaved()) {
        keep(undefined)
        return rest({ resumed: undefined, offered: undefined })
      }
      const sent = edit.unanswered.at(-1)?.whole
      keep({ base: latest.saved, value, ...(sent && { sent: sent[0] }) })
      wait({ resumed: undefined, offered: undefined })
    },
  }
}
