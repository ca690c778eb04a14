import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { isSame } from '../kit/edit/merge-values.ts'

/** What was typed, what was saved when it was, and what was sent of it before, which may be saved by now. */
export type KeptValue<Value> = { base: Value; value: Value; sent?: Value }

export type PartOptions<Value> = {
  saved: Value
  /** `isResumed`: typed on an earlier page, so that it is to be refused where somebody has changed something since this one was read. */
  send: (value: Value, isResumed: boolean) => Promise<{ refusal?: AnyRefusal | undefined }>
  readAnew: () => Promise<void>
}

type Typed<Value> = { value: Value; isResumed: boolean }

export type PartState<Value> = {
  typed: Typed<Value> | undefined
  phase: 'saved' | 'unsaved' | 'saving' | 'failed'
  refusal: AnyRefusal | undefined
  /** What came back from an earlier page, until the first change. */
  resumed: KeptValue<Value> | undefined
  /** What an earlier page could not send while others went on: nothing of it is sent until it is taken. */
  offered: KeptValue<Value> | undefined
}

const pauseMs = 700

/**
 * A part that is saved as one changes it, one sending at a time. `keep` outlives the page: what is not saved yet, or undefined. `maySend`: not
 * under somebody else's session.
 */
export function createKeptPart<Value>(
  options: PartOptions<Value>,
  keep: (kept: KeptValue<Value> | undefined) => void,
  maySend: () => boolean,
) {
  let latest = options
  let state: PartState<Value> = { typed: undefined, phase: 'saved', refusal: undefined, resumed: undefined, offered: undefined }
  let sending: Promise<boolean> | undefined
  let lastSent: { sent?: Value } = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  const listeners = new Set<() => void>()

  function show(next: Partial<PartState<Value>>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function wait(typed: Typed<Value>, next: Partial<PartState<Value>> = {}) {
    show({ ...next, typed, phase: 'unsaved' })
    clearTimeout(timer)
    timer = setTimeout(() => void send(), pauseMs)
  }

  function stopWaiting(next: Partial<PartState<Value>> = {}) {
    clearTimeout(timer)
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
    sending = undefined
    if (refusal?.code === 'changed_meanwhile' && sent.isResumed) {
      await latest.readAnew()
      // It meets what is saved now before it is sent again.
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

  /** Sends what waits, if anything does. Answers whether what waited when it was called is saved. */
  async function send(): Promise<boolean> {
    if (sending) await sending
    const { typed, resumed } = state
    if (!typed) return true
    isHeld = !maySend()
    if (isHeld) return false
    // Others may have gone on since it came back.
    if (typed.isResumed && resumed && meet(resumed) !== 'resumed') return true
    return (sending ??= sendOne(typed))
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    /** For a session that may be its writer's again: sends what was held back. */
    async goOn(): Promise<void> {
      if (isHeld) await send()
    },
    /** Sends now what waits. Answers whether all is saved. */
    async flush(): Promise<boolean> {
      // One goes on typing while it is sent.
      while (state.typed) if (!(await send())) return false
      return true
    },
    /** What is saved by now, and how to send. */
    follow(next: PartOptions<Value>) {
      latest = next
    },
    /** Meets what an earlier page could not send, unless something is typed already. */
    resume(kept: KeptValue<Value>) {
      if (!state.typed && meet(kept) === 'resumed') wait({ value: kept.value, isResumed: true }, { resumed: kept })
    },
    change(value: Value) {
      keep({ base: latest.saved, value, ...lastSent })
      wait({ value, isResumed: false }, { resumed: undefined, offered: undefined })
    },
  }
}

/**
 * A value that an earlier page could not send is resumed where nothing was saved since, is offered where others went
 * on, and is let go where it has arrived.
 */
function meetKept<Value>({ base, value, sent }: KeptValue<Value>, saved: Value): 'resumed' | 'offered' | 'arrived' {
  if (isSame(value, saved)) return 'arrived'
  return isSame(base, saved) || (sent !== undefined && isSame(sent, saved)) ? 'resumed' : 'offered'
}
