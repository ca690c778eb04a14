import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { createListeners } from '#web/ui/listeners.ts'
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

type Typed<Value> = { value: Value; isResumed: boolean }

export type PartState<Value> = {
  typed: Typed<Value> | undefined
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  refusal: AnyRefusal | undefined
  /** A value restored from an earlier page, until the first change. */
  resumed: KeptValue<Value> | undefined
  /** An earlier page's unsent value that conflicts with newer changes. It is sent only after the user accepts it. */
  offered: KeptValue<Value> | undefined
}

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
  let state: PartState<Value> = { typed: undefined, phase: 'saved', refusal: undefined, resumed: undefined, offered: undefined }
  const loop = createSaveLoop({ next: nextSave, maySend })
  let lastSent: { sent?: Value } = {}
  const { subscribe, tell } = createListeners()

  function show(next: Partial<PartState<Value>>) {
    state = { ...state, ...next }
    tell()
  }

  function wait(typed: Typed<Value>, next: Partial<PartState<Value>> = {}) {
    show({ ...next, typed, phase: 'unsaved' })
    loop.saveIn(pauseMs)
  }

  function stopWaiting(next: Partial<PartState<Value>> = {}) {
    loop.stop()
    show({ ...next, typed: undefined, phase: 'saved', refusal: undefined })
  }

  function meet(kept: KeptValue<Value>) {
    const meeting = meetKept(kept, latest.saved)
    if (meeting === 'arrived') keep(undefined)
    if (meeting !== 'resumed') stopWaiting({ resumed: undefined, offered: meeting === 'offered' ? kept : undefined })
    return meeting
  }

  async function sendOne(sent: Typed<Value>): Promise<boolean> {
    show({ phase: 'saving' })
    lastSent = { sent: sent.value }
    const { refusal } = await latest.send(sent.value, sent.isResumed)
    if (refusal?.code === 'changed_meanwhile' && sent.isResumed) {
      await latest.reload()
      // Compared with the newly read value before it is sent again.
      if (state.typed === sent) wait({ ...sent })
      return false
    }
    if (refusal) {
      show({ phase: 'failed', refusal })
      return false
    }
    show({ refusal: undefined })
    if (state.typed !== sent) return true
    stopWaiting()
    keep(undefined)
    return true
  }

  function nextSave() {
    const { typed, resumed } = state
    if (!typed) return true
    return () => {
      // Other people may have saved changes since it was restored.
      if (typed.isResumed && resumed && meet(resumed) !== 'resumed') return Promise.resolve(true)
      return sendOne(typed)
    }
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
      while (state.typed) if (!(await loop.save())) return false
      return true
    },
    /** Updates the saved value and the way to send. */
    follow(next: PartOptions<Value>) {
      latest = next
    },
    /** Restores an earlier page's unsent value, unless the user has typed already. */
    resume(kept: KeptValue<Value>) {
      if (!state.typed && meet(kept) === 'resumed') wait({ value: kept.value, isResumed: true }, { resumed: kept })
    },
    change(value: Value) {
      keep({ base: latest.saved, value, ...lastSent })
      wait({ value, isResumed: false }, { resumed: undefined, offered: undefined })
    },
  }
}

/** Resumes an earlier page's value if nothing was saved since, offers it if others saved, drops it if it has arrived. */
function meetKept<Value>({ base, value, sent }: KeptValue<Value>, saved: Value): 'resumed' | 'offered' | 'arrived' {
  if (isSame(value, saved)) return 'arrived'
  return isSame(base, saved) || (sent !== undefined && isSame(sent, saved)) ? 'resumed' : 'offered'
}
