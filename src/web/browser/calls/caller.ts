import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { showToast } from '#web/ui/toasts.ts'
import { type Refusal, refusalOf } from './request-errors.ts'
import type { SendFileOptions } from './send-file.ts'
import { send } from './send.ts'

export type CallOptions<Input, Answer, Own extends OwnRefusal> = Pick<SendFileOptions, 'headers' | 'timeoutMs' | 'onProgress'> & {
  /** Called even after the component is gone, since the write has happened. */
  onSuccess?: (answer: Answer, input: Input) => void | Promise<void>
  onRefused?: (refusal: Refusal<Input, Own>, input: Input) => void
  /** Shows the change before the server answers. `show` returns how to undo it; when the server refuses, a toast says `reverted`. */
  optimistic?: { show: (input: Input) => () => void; reverted: string }
  /** `sendFile` for a call that takes a file; only `sendFile` reports progress. */
  by?: typeof send
}

export type Outcome<Input, Answer, Own extends OwnRefusal> = { answer: Answer } | { refusal: Refusal<Input, Own> }
type CallerState<Input, Own extends OwnRefusal> = { isBusy: boolean; refusal: Refusal<Input, Own> | undefined }

const busy = { refusal: { code: 'cancelled' } } as const

/** The logic of `useCall`, without React. */
export function createCaller<Input, Answer, Own extends OwnRefusal>(first?: Refusal<Input, Own>) {
  let state: CallerState<Input, Own> = { isBusy: false, refusal: first }
  let underway = 0
  let leaving = new AbortController()
  const listeners = new Set<() => void>()

  function show(next: CallerState<Input, Own>): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function ask(
    call: Call<Input, Answer, Own>,
    input: Input,
    options: CallOptions<Input, Answer, Own> & Pick<SendFileOptions, 'language'>,
  ): Promise<Outcome<Input, Answer, Own>> {
    const { by = send, optimistic, onSuccess, onRefused, ...sending } = options
    if (underway > 0 && !optimistic) return busy
    underway += 1
    show({ ...state, isBusy: true })
    const { signal } = leaving
    const takeBack = optimistic?.show(input)
    const outcome = await by(call, input, { ...sending, ...(call.startsWith('GET ') && { signal }) }).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ refusal: refusalOf(call, error) }),
    )
    if ('answer' in outcome) await settle(outcome.answer, input, onSuccess)
    else {
      underway -= 1
      show({ isBusy: underway > 0, refusal: outcome.refusal })
      takeBack?.()
      if (optimistic) showToast({ title: optimistic.reverted, description: outcome.refusal.error, tone: 'error' })
      if (!(outcome.refusal.code === 'cancelled' && signal.aborted)) onRefused?.(outcome.refusal, input)
    }
    return outcome
  }

  /** Stays busy until `onSuccess` has finished too, for example a reload or a navigation. */
  async function settle(answer: Answer, input: Input, onSuccess: CallOptions<Input, Answer, Own>['onSuccess']): Promise<void> {
    show({ isBusy: true, refusal: undefined })
    try {
      await onSuccess?.(answer, input)
    } finally {
      underway -= 1
      show({ ...state, isBusy: underway > 0 })
    }
  }

  return {
    ask,
    state: () => state,
    forget: () => show({ ...state, refusal: undefined }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Aborts calls that only read. */
    leave: () => {
      leaving.abort()
      leaving = new AbortController()
    },
  }
}
