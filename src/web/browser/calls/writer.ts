import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import type { Language } from '#contract/languages.ts'
import { createStore } from '#web/ui/store.ts'
import { showToast } from '#web/ui/toasts.ts'
import { isAnswerLost, sentenceOf } from './refusal-sentence.ts'
import { type Refusal, refusalOf } from './request-errors.ts'
import { write, type WriteOptions } from './write.ts'
import type { WriteFrame } from './write-frame.ts'

export type FormOptions<Input, Answer, Own extends OwnRefusal> = Omit<WriteOptions, 'language' | 'signal'> &
  Made<Input, Answer> & {
    /** Called even after the component is gone, since the write has happened. */
    onSuccess?: (answer: Answer, input: Input) => void | Promise<void>
    onRefused?: (refusal: Refusal<Input, Own>, input: Input) => void
    /** Shows the change before the server answers. `show` returns how to undo it; when the server refuses, a toast says `reverted`. */
    optimistic?: { show: (input: Input) => () => void; reverted: string }
  }

type Made<Input, Answer> = {
  /** Whether the record shows that this write was made, for a write whose answer was lost. By default it has the values that were sent. */
  isMade?: (current: Answer, input: Input) => boolean
}

/** The messages, the undo and the next step of `act`. */
export type ActOptions<Input, Answer> = Pick<WriteOptions, 'timeoutMs'> &
  Made<Input, Answer> & {
    /** Text of the success toast; omitted where the screen itself shows the success. */
    done?: string | ((answer: Answer) => string)
    /** Title above the refusal's own message. */
    failed?: string
    /** How to undo it: the same call with another input, or another call. */
    undo?: { input: Input; undone: string } | { act: () => Promise<unknown>; undone: string }
    /** Runs instead of reloading the screen's data. */
    next?: (answer: Answer) => unknown
  }

export type Outcome<Input, Answer, Own extends OwnRefusal> = { answer: Answer } | { refusal: Refusal<Input, Own> }
type WriterState<Input, Own extends OwnRefusal> = { isBusy: boolean; refusal: Refusal<Input, Own> | undefined }
/** `unreached` says, in the visitor's language, that there is no connection. */
type Pressed = WriteFrame & { language?: Language | undefined; unreached?: string }

const busy = { refusal: { code: 'cancelled' } } as const

async function attempt<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  input: Input,
  unreached: string | undefined,
  { isMade, ...options }: WriteOptions & Made<Input, Answer>,
): Promise<Outcome<Input, Answer, Own>> {
  try {
    return { answer: await write(call, input, { ...options, ...(isMade && { isMade: (current) => isMade(current, input) }) }) }
  } catch (error) {
    return { refusal: refusalOf(call, error, unreached) }
  }
}

/** Wraps the input in an array, because JSON has no text for undefined. */
function textOf(input: unknown): string {
  return JSON.stringify([input])
}

/** The logic of `useWrite`, without React. */
export function createWriter<Input, Answer, Own extends OwnRefusal>(first?: Refusal<Input, Own>) {
  const state = createStore<WriterState<Input, Own>>({ isBusy: false, refusal: first })
  /** The inputs of unfinished presses. */
  const underway: string[] = []

  /** Returns the function that ends the press. */
  function begin(input: Input): (end?: Pick<WriterState<Input, Own>, 'refusal'>) => void {
    const text = textOf(input)
    underway.push(text)
    state.set({ ...state.read(), isBusy: true })
    return (end) => {
      underway.splice(underway.indexOf(text), 1)
      state.set({ ...state.read(), ...end, isBusy: underway.length > 0 })
    }
  }

  async function ask(
    call: Call<Input, Answer, Own>,
    input: Input,
    { language, refresh, unreached }: Pressed,
    { optimistic, onSuccess, onRefused, ...sending }: FormOptions<Input, Answer, Own> = {},
  ): Promise<Outcome<Input, Answer, Own>> {
    if (underway.length > 0 && !optimistic) return busy
    const end = begin(input)
    const takeBack = optimistic?.show(input)
    const outcome = await attempt(call, input, unreached, { ...(language && { language }), ...sending })
    if ('answer' in outcome) {
      // Stays busy until `onSuccess` has finished too, for example a reload or a navigation.
      state.set({ isBusy: true, refusal: undefined })
      try {
        await onSuccess?.(outcome.answer, input)
      } finally {
        end()
      }
      return outcome
    }
    end(outcome)
    takeBack?.()
    if (optimistic) showToast({ title: optimistic.reverted, description: outcome.refusal.error, tone: 'error' })
    if (isAnswerLost(outcome.refusal)) void refresh?.()
    onRefused?.(outcome.refusal, input)
    return outcome
  }

  async function act(
    call: Call<Input, Answer, Own>,
    input: Input,
    { language, refresh, unreached = '', holdUndo }: Pressed,
    { done, failed, undo, next, ...sending }: ActOptions<Input, Answer> = {},
  ): Promise<boolean> {
    if (underway.includes(textOf(input))) return false
    const end = begin(input)
    const make = (what: Input) => attempt(call, what, unreached, { ...(language && { language }), ...sending })
    async function takeBack(way: NonNullable<typeof undo>): Promise<void> {
      if ('act' in way) await way.act()
      else if ('refusal' in (await make(way.input))) throw new Error('The undo was refused')
      await refresh?.()
    }
    try {
      const outcome = await make(input)
      if ('refusal' in outcome) {
        const refused = sentenceOf(outcome.refusal, unreached)
        showToast(failed === undefined ? { title: refused, tone: 'error' } : { title: failed, description: refused, tone: 'error' })
        void refresh?.()
        return false
      }
      const title = typeof done === 'function' ? done(outcome.answer) : done
      // The undo key applies to this action even while the screen is being read again.
      const say =
        undo && title !== undefined && holdUndo
          ? holdUndo({ title, undo: () => takeBack(undo), undone: undo.undone })
          : () => title !== undefined && showToast({ title, tone: 'success' })
      await (next ? next(outcome.answer) : refresh?.())
      say()
      return true
    } finally {
      end()
    }
  }

  return {
    ask,
    act,
    state,
    forget: () => state.set({ ...state.read(), refusal: undefined }),
  }
}
