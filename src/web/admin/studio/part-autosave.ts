import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { type Autosaved, createAutosave } from '../kit/edit/autosave.ts'
import { type KeptChanges, rebase, resumeEditing, settle } from '../kit/edit/edit-state.ts'

/** An unsaved value, the saved value it was based on, and a value already sent that may have been saved since. */
export type KeptValue<Value> = { base: Value; value: Value; sent?: Value }

type PartOutcome = { refusal?: AnyRefusal | undefined }

export type PartOptions<Value> = {
  saved: Value
  /** `isResumed`: typed on an earlier page; must be refused if somebody has changed the data since this page was loaded. */
  send: (value: Value, isResumed: boolean) => Promise<PartOutcome>
  reload: () => Promise<void>
}

export type PartState<Value> = Autosaved & {
  /** The value that is not saved yet. */
  typed: { value: Value } | undefined
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
export function createPartAutosave<Value>(
  options: PartOptions<Value>,
  keep: (kept: KeptValue<Value> | undefined) => void,
  maySend: () => boolean,
) {
  let latest = options
  const { state, show, loop, edit, take, unsaved } = createAutosave<Part<Value>, PartState<Value>, PartOutcome>({
    saved: { whole: [options.saved] },
    state: { typed: undefined, phase: 'saved', refusal: undefined, resumed: undefined, offered: undefined },
    next: (changed) => (changed.length > 0 ? changed : true),
    send: (_sent, { whole }, { resumed }) => latest.send(whole[0], resumed !== undefined),
    onSaved,
    onRefused,
    maySend,
    overwrites: true,
  })

  const isUnsaved = () => unsaved().length > 0
  const showTyped = (next: Partial<PartState<Value>>) =>
    show({ ...next, typed: isUnsaved() ? { value: edit().values.whole[0] } : undefined })

  function wait(next: Partial<PartState<Value>> = {}) {
    showTyped({ ...next, phase: 'unsaved' })
    loop.saveIn(pauseMs)
  }

  function rest(next: Partial<PartState<Value>> = {}) {
    loop.stop()
    showTyped({ ...next, phase: 'saved', refusal: undefined })
  }

  /** Shows the saved value again, and offers the restored one. */
  function offer(kept: KeptValue<Value>) {
    take(settle(edit(), ['whole']))
    rest({ resumed: undefined, offered: kept })
  }

  function onSaved() {
    if (isUnsaved()) return showTyped({ refusal: undefined })
    rest()
    keep(undefined)
  }

  async function onRefused(refusal: AnyRefusal) {
    const { resumed } = state.read()
    if (resumed && edit().theirs.whole !== undefined) offer(resumed)
    else if (resumed && refusal.code === 'changed_meanwhile') {
      showTyped({ phase: 'unsaved' })
      await latest.reload()
      // Nobody else has changed this part.
      if (state.read().resumed === resumed) wait()
    } else showTyped({ phase: 'failed', refusal })
  }

  return {
    state,
    /** Sends the waiting value, if any. Returns whether the value that waited at the call is saved. */
    save: loop.save,
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
      const before = edit()
      const mayDiffer = isUnsaved()
      take(rebase(before, { whole: [next.saved] }))
      if (edit() === before) return
      const { resumed, phase, typed } = state.read()
      // Also a change back to the earlier value, which a merge would not see as a change.
      if (mayDiffer && !resumed) take({ ...settle(edit(), []), values: before.values })
      // A value that comes during a save may be one's own, as the server writes it. The answer decides.
      if (phase === 'saving') return
      if (edit().theirs.whole !== undefined && resumed) offer(resumed)
      else if (typed && !isUnsaved()) {
        rest()
        keep(undefined)
      }
    },
    /** Restores an earlier page's unsent value, unless the user has typed already. */
    resume(kept: KeptValue<Value>) {
      if (isUnsaved()) return
      const { base, value, sent } = kept
      const changes = {
        base: { whole: [base] },
        values: { whole: [value] },
        unanswered: sent === undefined ? [] : [{ whole: [sent] }],
      } satisfies KeptChanges<Part<Value>>
      take(resumeEditing(edit(), changes))
      if (edit().theirs.whole !== undefined) offer(kept)
      else if (isUnsaved()) wait({ resumed: kept })
      else {
        rest()
        keep(undefined)
      }
    },
    change(value: Value) {
      take({ ...edit(), values: { whole: [value] } })
      if (!isUnsaved()) {
        keep(undefined)
        return rest({ resumed: undefined, offered: undefined })
      }
      const sent = edit().unanswered.at(-1)?.whole
      keep({ base: latest.saved, value, ...(sent && { sent: sent[0] }) })
      wait({ resumed: undefined, offered: undefined })
    },
  }
}
