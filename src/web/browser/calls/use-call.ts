import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { type CallOptions, createCaller } from './caller.ts'
import type { Refusal } from './request-errors.ts'
import type { SendOptions } from './send.ts'

/**
 * Makes a call when the user presses something. `send` never throws: it returns the outcome, and `refusal` stays until the next answer.
 * Unless the change is optimistic, only one call runs at a time and further presses do nothing. Writes are never retried automatically
 * (specification, section 9); reads are aborted when the component unmounts. `first`: the answer to a form that was submitted without
 * JavaScript.
 */
export function useCall<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  {
    first,
    ...options
  }: CallOptions<NoInfer<Input>, NoInfer<Answer>, NoInfer<Own>> & { first?: Refusal<NoInfer<Input>, NoInfer<Own>> } = {},
) {
  const language = useLanguage()
  const [caller] = useState(() => createCaller<Input, Answer, Own>(first))
  const { isBusy, refusal } = useSyncExternalStore(caller.subscribe, caller.state, caller.state)
  useEffect(() => caller.leave, [caller])

  return {
    send: (input: Input, more?: Pick<SendOptions, 'headers'>) => caller.ask(call, input, { language, ...options, ...more }),
    isBusy,
    refusal,
    forgetRefusal: caller.forget,
  }
}
