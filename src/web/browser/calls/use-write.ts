import { use, useState } from 'react'
import type { Call, OwnRefusal } from '#contract/calls/typed-call.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useStore } from '#web/ui/store.ts'
import { sentenceOf } from './refusal-sentence.ts'
import type { Refusal } from './request-errors.ts'
import { useForgetAtSignIn } from './use-forget-at-sign-in.ts'
import { WriteFrameContext } from './write-frame.ts'
import { write, type WriteOptions } from './write.ts'
import { type ActOptions, createWriter, type FormOptions } from './writer.ts'

/**
 * How every screen writes (docs/decisions/0022-retries-one-layer-per-request.md). `send` is for forms: it never throws, one runs at a time,
 * further presses do nothing, and `refusal` stays until the next answer; `refused` is its sentence. `act` is for presses outside forms: it
 * says the result as a toast, reads the screen again, offers undo, and returns whether it was done. `attempt` throws a RequestError, for parts
 * that show progress and refusals themselves. `first`: the answer to a form that was
 * submitted without JavaScript.
 */
export function useWrite<Input, Answer, Own extends OwnRefusal>(
  call: Call<Input, Answer, Own>,
  {
    first,
    ...options
  }: FormOptions<NoInfer<Input>, NoInfer<Answer>, NoInfer<Own>> & { first?: Refusal<NoInfer<Input>, NoInfer<Own>> } = {},
) {
  const language = useLanguage()
  const frame = use(WriteFrameContext)
  const unreached = useMessages('shell')('unreached')
  const [writer] = useState(() => createWriter<Input, Answer, Own>(first))
  const { isBusy, refusal } = useStore(writer.state)
  useForgetAtSignIn(refusal, writer.forget)

  return {
    send: (input: Input, more?: FormOptions<Input, Answer, Own>) =>
      writer.ask(call, input, { language, unreached, ...frame }, { ...options, ...more }),
    act: (input: Input, said: ActOptions<Input, Answer> = {}) => writer.act(call, input, { language, unreached, ...frame }, said),
    attempt: (input: Input, how: Omit<WriteOptions, 'language'> = {}) => write(call, input, { language, ...how }),
    isBusy,
    refusal,
    refused: refusal && sentenceOf(refusal, unreached),
    forgetRefusal: writer.forget,
  }
}
